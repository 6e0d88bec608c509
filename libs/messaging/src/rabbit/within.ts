/** Waits for `work`, at most `ms`; what is not done by then goes on unobserved. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
