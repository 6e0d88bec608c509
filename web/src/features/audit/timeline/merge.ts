/** `at` is an ISO instant in UTC, so that strings compare like times. */
export interface Happened {
  readonly key: string;
  readonly at: string;
}

export interface Known<Event extends Happened> {
  readonly events: readonly Event[];
  readonly hasMore: boolean;
}

/**
 * Merges lists of several owners, latest first. Events older than the last event of an owner with further pages are
 * held back until its next page. `behind` lists these owners.
 */
export function merged<Event extends Happened>(
  lists: readonly Known<Event>[],
): { readonly events: Event[]; readonly behind: number[] } {
  const ends = lists.map(({ events, hasMore }) => (hasMore ? (events.at(-1)?.at ?? latest) : earliest));
  const certain = ends.reduce((a, b) => (a > b ? a : b), earliest);
  const events = lists
    .flatMap((list) => list.events)
    .filter(({ at }) => at >= certain)
    .toSorted((a, b) => (a.at === b.at ? b.key.localeCompare(a.key) : a.at < b.at ? 1 : -1));
  return { events, behind: ends.flatMap((end, place) => (end !== earliest && end === certain ? [place] : [])) };
}

const earliest = '';
const latest = '\uffff';
