import type { DocumentLanguage } from './tax-documents.js';

/** Every other reader sees this name for a closed account; the web shows it in the reader's language. */
export const closedAccountName = 'Closed account';

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

/** Readers would take a person of this name for a closed account; case, blanks and signs make no difference. */
export const isClosedAccountName = (name: string): boolean => closedNames.has(lettersOf(name));
