import { createHash } from 'node:crypto';

const browserSpec = (name: string): string => `browser/${name}.browser`;

/** Parts of the paths of browser specs that run at every change: the main job, a member's money and the first visit. */
export const always = ['cotton-order', 'first-visit', 'flow', 'flow-money', 'register'].map(browserSpec);

/** Long browser specs of that kind run on every second day, half of them each. */
export const everySecondDay = [['flow-double-press'], ['session']].map((names) => names.map(browserSpec));

/** Parts of the paths of specs that look at the people of the demo network, which is made on their days only. */
export const onDemoNetwork = ['every-screen', 'names', 'print', 'reading-order'].map(browserSpec);

/** Long browser specs run on different days; the days of all others follow from their names. */
const long = [
  ...[['every-screen', 'names'], ['approval'], ['desk-hour'], ['head-bulk'], ['live-news'], ['languages'], ['wallet']],
  ...[['reading-order', 'print'], ['shared-device'], ['switched-accounts'], ['plans'], ['account'], ['receipts']],
  ['credit-payout'],
].map((names) => names.map(browserSpec));

const dayMs = 24 * 60 * 60 * 1_000;
const daysOfTurn = long.length;

/**
 * The browser specs that do not run on a day; all other specs run at every change (ADR 54).
 * @param specs paths of the browser specs
 * @param time milliseconds since 1970; the day is that of UTC
 */
export function restingOn(specs: readonly string[], time: number): string[] {
  const day = Math.floor(time / dayMs);
  const isToday = (path: string): boolean => {
    const half = everySecondDay.findIndex((parts) => isOneOf(parts, path));
    return half === -1 ? dayOf(path) === day % daysOfTurn : half === day % 2;
  };
  return specs.filter((path) => !isOneOf(always, path) && !isToday(path));
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
