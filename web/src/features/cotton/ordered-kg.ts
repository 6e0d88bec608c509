/** Names in the address the kilograms of the order that is being made: a tab that was dropped comes back to it. */
export const orderedKg = 'cotton';
