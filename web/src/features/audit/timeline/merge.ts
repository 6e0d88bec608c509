/** Something that happened; `at` is an ISO instant in UTC, so that texts compare as moments do. */
export interface Happened {
  readonly key: string;
  readonly at: string;
}

/** What is known of one owner's events, latest first. */
export interface Known<Event extends Happened> {
  readonly events: readonly Event[];
  /** There are earlier ones, which were not asked for yet. */
  readonly hasMore: boolean;
}

/**
 * Lists of several owners as one, latest first. Of an owner who has more, nothing is known below its last event: what others tell of
 * that time waits until its next page is there. `behind`: the places of the owners whose next page lets the list go on.
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
