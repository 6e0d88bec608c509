/** Something of the name can be seen. */
export const isSeenName = (name: string): boolean => /[^\s\p{C}]/u.test(name);

/** It would turn the direction of the text around it. */
export const turnsText = (name: string): boolean => /\p{Bidi_Control}/u.test(name);
