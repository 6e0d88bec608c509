/** A UTR may be left out; given, it has twelve digits. */
export const isUtr = (text: string): boolean => text === '' || /^\d{12}$/.test(text);
