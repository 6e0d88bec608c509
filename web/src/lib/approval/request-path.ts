export const requestPath = (askedAt?: string): string =>
  askedAt === undefined ? '/approvals' : `/approvals?asked=${askedAt}`;
