const longestName = 35;

/**
 * A name in the letters of banks: A to Z, digits and single spaces. Null where nothing of it is left, as of one in an Indian script.
 * What comes out begins with no sign, so that no spreadsheet takes it for a formula, and has no separator in it.
 */

export function bankName(name: string): string | null {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toUpperCase()
    .slice(0, longestName)
    .trim();
  return /[A-Z]/.test(plain) ? plain : null;
}
