import type { DocumentLanguage } from './tax-documents.js';

/** What everybody sees instead of the name of a closed account; the web says it in the reader's language. */
export const closedAccountName = 'Closed account';

/** The same in each language of the pages, and as it is also spelt. */
const wordings: Readonly<Record<DocumentLanguage, readonly string[]>> = {
  en: [closedAccountName],
  hi: ['बंद खाता', 'बन्द खाता', 'बंद खाते', 'बन्द खाते'],
  mr: ['बंद खाते', 'बन्द खाते'],
  gu: ['બંધ ખાતું', 'બંધ ખાતુ'],
  ta: ['மூடப்பட்ட கணக்கு'],
};

const lettersOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '');

const closedNames = new Set(Object.values(wordings).flat().map(lettersOf));

/** Whoever had this name would be taken for an account that is closed; capitals, blanks and signs make it no other one. */
export const isClosedAccountName = (name: string): boolean => closedNames.has(lettersOf(name));
