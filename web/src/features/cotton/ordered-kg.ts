export const orderedKg = 'cotton';
