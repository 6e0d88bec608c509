export const requestPath = (askedAt?: string): string =>
  askedAt === undefined ? '/consents' : `/consents?asked=${askedAt}`;
