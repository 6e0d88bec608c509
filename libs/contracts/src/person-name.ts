import { isClosedAccountName } from './closed-account.js';
import { isMisleadingName } from './misleading-name.js';

export const isSeenName = (name: string): boolean => /[^\s\p{C}]/u.test(name);

/** The name would change the direction of the text around it. */
export const turnsText = (name: string): boolean => /\p{Bidi_Control}/u.test(name);

/**
 * The pattern finds marks that stack on one letter; a joiner between them changes nothing. Unicode UTS 39, 5.4, says
 * that no orthography has more than four in a row. A letter of Indian scripts has three at most: nukta, vowel sign,
 * anusvara.
 */
const stack = /((?:[\p{Mn}\p{Me}][\u200C\u200D]*){4})(?:[\p{Mn}\p{Me}][\u200C\u200D]*)+/gu;

/** The name would cover the lines above and below. */
export const stacksMarks = (name: string): boolean => name.search(stack) >= 0;

export const unstacked = (name: string): string => name.replace(stack, '$1');

export function nameIssue(name: string): 'unseen' | 'turning' | 'stacked' | 'misleading' | null {
  if (!isSeenName(name)) return 'unseen';
  if (turnsText(name)) return 'turning';
  if (stacksMarks(name)) return 'stacked';
  return isClosedAccountName(name) || isMisleadingName(name) ? 'misleading' : null;
}
