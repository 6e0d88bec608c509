export const requestPath = (requestedAt?: string): string =>
  requestedAt === undefined ? '/approvals' : `/approvals?asked=${requestedAt}`;
