import { createHash } from 'node:crypto';

export type TurnStage = 'int' | 'browser';

/**
 * Parts of the paths of specs that run at every change: what guards money, access, stored data and what was promised once, and the ways of the
 * main job. Long ones of these run on every second day, every other spec on one day of two weeks, and all each night in `npm run proofs`. See ADR 54.
 */
export const always: Readonly<Record<TurnStage, readonly string[]>> = {
  int: [
    'tests/simulator',
    'tests/access.int',
    'tests/product.int',
    'messaging/test/dead-letters',
    'messaging/test/handover.int',
    'messaging/test/mongo-outage',
    'messaging/test/outbox-to-handler',
    'messaging/test/redelivery',
    'messaging/test/replicas',
    'platform/test/access',
    'platform/test/idempotency',
    'platform/test/transactions',
    'commission/test/access',
    'commission/test/audit.int',
    'commission/test/decide-payout',
    'commission/test/on-plan-approved',
    'commission/test/on-sale-reversed',
    'commission/test/bank-files',
    'commission/test/payouts',
    'commission/test/transfers',
    'network/test/approve-plan',
    'network/test/placing',
    'network/test/reverse-sale',
    'cotton-order/test/decisions',
    'cotton-order/test/request-cotton',
    'identity/test/register',
    'notification/test/notifications.int',
  ],
  browser: ['cotton-order', 'first-visit', 'flow', 'flow-money', 'register'].map((name) => `browser/${name}.browser`),
};

/** Long ones that guard the same, half of them each day: what one half holds is also touched by what always runs. */
export const everySecondDay: readonly (readonly string[])[] = [
  [
    ...['messaging/test/crash', 'commission/test/holds', 'network/test/payment-references'],
    'browser/flow-double-press.browser',
  ],
  ['tests/replicas', 'browser/session.browser'],
];

/** Parts of the paths of specs that look at the people of the demo network, which is made on their days only. */
export const onDemoNetwork = ['every-screen', 'names', 'print', 'reading-order'].map(
  (name) => `browser/${name}.browser`,
);

/** Long ones, each on a day without another long one of its stage; the days of all others follow from their names. */
const long: readonly (readonly string[])[] = [
  ['browser/every-screen.browser', 'browser/names.browser'],
  ['browser/approval.browser', 'deploy/local/test/start'],
  ['browser/desk-hour.browser', 'tests/keeping/backup'],
  ['browser/head-bulk.browser', 'local-servers/test/infrastructure'],
  ['browser/live-news.browser', 'identity/test/crash'],
  ['browser/languages.browser', 'tests/idle/idle'],
  ['browser/wallet.browser', 'gateway/test/crowds'],
  ['browser/reading-order.browser', 'browser/print.browser'],
  ['browser/shared-device.browser', 'network/test/plan-payment'],
  ['browser/switched-accounts.browser', 'network/test/membership'],
  ['browser/plans.browser'],
  ['browser/account.browser', 'tests/deploy/nginx-pages'],
  ['browser/receipts.browser', 'notification/test/stream'],
  ['browser/credit-payout.browser', 'notification/test/file-grievance'],
];

const dayMs = 24 * 60 * 60 * 1_000;
const daysOfTurn = long.length;

/**
 * What a stage leaves out on a day.
 * @param specs paths of the stage's spec files
 * @param time milliseconds since 1970; the day is that of UTC
 */
export function restingOn(stage: TurnStage, specs: readonly string[], time: number): string[] {
  const day = Math.floor(time / dayMs);
  const isToday = (path: string): boolean => {
    const half = everySecondDay.findIndex((parts) => isOneOf(parts, path));
    return half === -1 ? dayOf(path) === day % daysOfTurn : half === day % 2;
  };
  return specs.filter((path) => !isOneOf(always[stage], path) && !isToday(path));
}

const isOneOf = (parts: readonly string[], path: string): boolean => parts.some((part) => path.includes(part));

function dayOf(path: string): number {
  const pinned = long.findIndex((parts) => isOneOf(parts, path));
  return pinned === -1 ? createHash('sha256').update(path).digest().readUInt32BE() % daysOfTurn : pinned;
}

/** Arguments with which jest leaves those files out. */
export function leaveOut(paths: readonly string[]): string[] {
  return paths.length === 0 ? [] : ['--testPathIgnorePatterns', `/(${paths.join('|')})`];
}
