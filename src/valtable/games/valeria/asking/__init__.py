"""What may be done and why not: questions, reasons, legality, choices, and which options go together."""
