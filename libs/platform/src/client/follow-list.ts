import { followPageSize } from '@deepam/contracts';

const pause = 5_000;
/**
 * This number of the last milliseconds is read again, because a row may be stored after its instant, and clocks differ.
 */
const overlap = 60_000;
/** A warning follows this number of failed reads in a row, because services start in any order. */
const silentFailures = 3;

/**
 * A page has at most `followPageSize` rows, oldest first: those later than `since`, or at the same instant beyond
 * `after`. The latest rows are delivered to `apply` repeatedly.
 */
export interface Followed<Row> {
  readonly page: (position: { readonly since: string; readonly after?: string }) => Promise<readonly Row[]>;
  readonly placeOf: (row: Row) => { readonly at: string; readonly id: string };
  readonly apply: (row: Row) => Promise<void> | void;
  readonly reach: number;
  readonly firstAfter?: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Polls a list of changes of another service, from `reach` ago and then every five seconds: for changes that must
 * arrive during an outage of the broker, too.
 * @returns a function that ends the polling
 */
export function followList<Row>({ page, placeOf, apply: take, reach, firstAfter, onError }: Followed<Row>): () => void {
  let newest = new Date(Date.now() - reach).toISOString();
  let failures = 0;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const readOnce = async (): Promise<void> => {
    let position: { since: string; after?: string } = { since: earlier(newest) };
    for (let isLast = false; !isLast && !isOver;) {
      const rows = await page(position);
      for (const row of rows) await take(row);
      const last = rows.at(-1);
      if (last !== undefined) {
        const { at, id } = placeOf(last);
        position = { since: at, after: id };
        newest = at;
      }
      isLast = rows.length < followPageSize;
    }
  };
  const round = async (): Promise<void> => {
    await readOnce().then(
      () => (failures = 0),
      (error: unknown) => {
        failures += 1;
        if (failures === silentFailures && !isOver) onError(error);
      },
    );
    if (!isOver) timer = setTimeout(() => void round(), pause).unref();
  };
  if (firstAfter === undefined) void round();
  else timer = setTimeout(() => void round(), firstAfter).unref();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

const earlier = (instant: string): string => new Date(new Date(instant).getTime() - overlap).toISOString();
