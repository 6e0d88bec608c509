import type { EndpointName } from '../api/endpoint-types.js';

/**
 * Only the answers of these calls are stored for offline use. All others are fetched each time: documents, sessions,
 * the audit trail, searches by number.
 */
export const keptCalls: ReadonlySet<string> = new Set<EndpointName>([
  'balance',
  'commissionTerms',
  'cottonOrder',
  'cottonOrders',
  'cottonPassbook',
  'dashboard',
  'getServiceLevels',
  'latestUnread',
  'listNotifications',
  'listPlans',
  'listUnfinishedPayments',
  'payables',
  'memberNetwork',
  'membership',
  'networkChildren',
  'networkCottonOrders',
  'profile',
  'showCommissionSchedule',
  'statement',
  'statementBalances',
  'statementSummary',
  'waitingCotton',
  'waitingMembers',
  'waitingPasswordRequests',
  'waitingPayouts',
  'whyCommission',
]);

/**
 * The stored answers of these calls are also shown with a connection, until the new answer comes. Their pages are only
 * read: no form is filled with these answers, and no numbers in them are hidden.
 */
export const shownAtOnce: ReadonlySet<string> = new Set<EndpointName>([
  'balance',
  'dashboard',
  'listUnfinishedPayments',
  'membership',
]);

/** The server encrypts these numbers; not even their last digits may be stored on a device. */
const encrypted = new Set(['adharNo', 'panCardNo', 'bankAccountNo', 'ifscCode', 'bankHolder']);
const hidden = '••••';

/** Encrypted numbers are reduced to their presence, and file links lose their signatures. */
export function keepable(answer: unknown): unknown {
  if (typeof answer === 'string') return answer.startsWith('/api/files/') ? answer.split('?')[0] : answer;
  if (Array.isArray(answer)) return answer.map(keepable);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      encrypted.has(name) && value !== null ? hidden : keepable(value),
    ]),
  );
}
