import type { Cancel, RealTime } from '@deepam/platform';

/** Waits for `work`, at most `ms`; what is not done by then goes on unobserved. */
export async function within(time: RealTime, ms: number, work: Promise<unknown>): Promise<void> {
  let cancel: Cancel = () => {};
  const tooLong = new Promise<void>((resolve) => (cancel = time.after(ms, resolve)));
  await Promise.race([work, tooLong]).finally(() => cancel());
}
