import type { Cancel, RealTime } from '@deepam/platform';

/** Waits at most `ms` for `work`; unfinished work continues unobserved. */
export async function within(time: RealTime, ms: number, work: Promise<unknown>): Promise<void> {
  let cancel: Cancel = () => {};
  const tooLong = new Promise<void>((resolve) => (cancel = time.after(ms, resolve)));
  await Promise.race([work, tooLong]).finally(() => cancel());
}
