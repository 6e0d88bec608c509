const longestName = 35;

/**
 * Banks accept A to Z, digits and single spaces. The result never starts with a sign, so no spreadsheet takes it for a
 * formula, and it contains no separator.
 * @returns null if nothing is left, such as for a name in an Indian script
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
