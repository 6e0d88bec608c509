/**
 * The result is that of `work`, or `late` after this number of milliseconds of the machine's own clock; `work`
 * continues.
 * @throws the errors that `work` throws in time
 */
export function waitAtMost<T, L>(ms: number, work: Promise<T>, late: L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<L>((resolve) => (timer = setTimeout(() => resolve(late), ms)));
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
