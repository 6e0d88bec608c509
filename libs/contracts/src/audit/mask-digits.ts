/** Nine digits or more, also in groups: an Aadhaar, bank account, mobile or UTR number. A date has eight. */
const longNumber = /\d(?:[ -]?\d){8,}/g;
const pan = /\b[A-Z]{5}\d{4}[A-Z]\b/gi;

/** A text that somebody typed, without the numbers that are never to be kept in it. */
export const maskDigits = (text: string): string => text.replace(longNumber, 'XXXX').replace(pan, 'XXXX');
