"""Chapayev's CPU: it foresees strikes, weighs what is left, and strikes with a hand that shakes."""
