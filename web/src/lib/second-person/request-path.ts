/** Where requests for a second person stand; the one that was asked for at that moment is brought into sight. */
export const requestPath = (askedAt?: string): string =>
  askedAt === undefined ? '/consents' : `/consents?asked=${askedAt}`;
