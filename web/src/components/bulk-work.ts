/** How far one row of many is. */
export type RowState =
  | { readonly is: 'waiting' }
  | { readonly is: 'working' }
  | { readonly is: 'done' }
  /** Stopped or cut off before an answer came: it may be done. */
  | { readonly is: 'unknown' }
  | { readonly is: 'refused'; readonly reason: string };

export type BulkStates = Readonly<Record<string, RowState>>;

interface BulkOrder {
  readonly keys: readonly string[];
  /** Does it to one row; what it throws is why it was refused, or that no answer came. */
  readonly work: (key: string) => Promise<unknown>;
  readonly reasonOf: (error: unknown) => string;
  readonly isUnanswered: (error: unknown) => boolean;
  readonly onState: (key: string, state: RowState) => void;
  /** Asked before each row. */
  readonly isStopped: () => boolean;
}

/** Does one thing to many rows, one after the other; a refusal does not keep the rest from being tried. */
export async function workThrough({ keys, work, onState, isStopped, ...errors }: BulkOrder): Promise<void> {
  for (const key of keys) {
    if (isStopped()) return;
    onState(key, { is: 'working' });
    try {
      await work(key);
      onState(key, { is: 'done' });
    } catch (error) {
      onState(key, errors.isUnanswered(error) ? { is: 'unknown' } : { is: 'refused', reason: errors.reasonOf(error) });
    }
  }
}

export function tallyOf(states: BulkStates): { done: number; refused: number; unknown: number; left: number } {
  const count = (is: RowState['is']) => Object.values(states).filter((state) => state.is === is).length;
  return { done: count('done'), refused: count('refused'), unknown: count('unknown'), left: count('waiting') };
}
