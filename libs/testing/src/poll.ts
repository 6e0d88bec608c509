export interface PollOptions {
  /** Milliseconds until it gives up; 10 000 by default. */
  readonly timeout?: number;
  /** Milliseconds between two tries; 20 by default. */
  readonly interval?: number;
}

type Truthy<T> = Exclude<T, false | 0 | '' | null | undefined>;

/**
 * Asks again until `condition` gives something truthy, and returns that.
 * @throws Error with the last failure when the time is over
 */
export async function poll<T>(condition: () => Promise<T> | T, options: PollOptions = {}): Promise<Truthy<T>> {
  const { timeout = 10_000, interval = 20 } = options;
  const end = Date.now() + timeout;
  let last: unknown = 'the condition stayed false';
  for (;;) {
    try {
      const value = await condition();
      if (value) return value as Truthy<T>;
    } catch (error) {
      last = error;
    }
    if (Date.now() > end) throw new Error(`Not true within ${timeout} ms: ${String(last)}`, { cause: last });
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}
