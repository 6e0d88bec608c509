/**
 * Milliseconds. Polling gives up after `timeout`, 60 000 by default, as a busy machine may need that long for what a
 * quiet one does in one. `interval` is the time between two tries; by default from 20 up to 100, because each try costs
 * the tested code time.
 */
export interface PollOptions {
  readonly timeout?: number;
  readonly interval?: number;
}

type Truthy<T> = Exclude<T, false | 0 | '' | null | undefined>;

/**
 * Asks again until `condition` gives something truthy, and returns that.
 * @throws Error with the last failure when the time is over
 */
export async function poll<T>(condition: () => Promise<T> | T, options: PollOptions = {}): Promise<Truthy<T>> {
  const { timeout = 60_000, interval } = options;
  const end = Date.now() + timeout;
  let pause = interval ?? 20;
  let last: unknown = 'the condition stayed false';
  for (;;) {
    try {
      const value = await condition();
      if (value) return value as Truthy<T>;
    } catch (error) {
      last = error;
    }
    if (Date.now() > end) throw new Error(`Not true within ${timeout} ms: ${String(last)}`, { cause: last });
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (interval === undefined) pause = Math.min(pause * 1.25, 100);
  }
}
