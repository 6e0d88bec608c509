import { isClosedAccountName } from './closed-account.js';
import { isMisleadingName } from './misleading-name.js';

/** Something of the name can be seen. */
export const isSeenName = (name: string): boolean => /[^\s\p{C}]/u.test(name);

/** It would turn the direction of the text around it. */
export const turnsText = (name: string): boolean => /\p{Bidi_Control}/u.test(name);

/**
 * Marks that stand on top of each other; a joiner between them changes nothing. Unicode UTS 39, 5.4: more than four in a row are in no
 * orthography. A letter of Indian scripts has three at most: nukta, vowel sign, anusvara.
 */
const stack = /((?:[\p{Mn}\p{Me}][\u200C\u200D]*){4})(?:[\p{Mn}\p{Me}][\u200C\u200D]*)+/gu;

/** It would cover the lines above and below. */
export const stacksMarks = (name: string): boolean => name.search(stack) >= 0;

/** The name without the marks that are too many. */
export const unstacked = (name: string): string => name.replace(stack, '$1');

/** The first fault of the name of a new account; null when there is none. */
export function nameIssue(name: string): 'unseen' | 'turning' | 'stacked' | 'misleading' | null {
  if (!isSeenName(name)) return 'unseen';
  if (turnsText(name)) return 'turning';
  if (stacksMarks(name)) return 'stacked';
  return isClosedAccountName(name) || isMisleadingName(name) ? 'misleading' : null;
}
