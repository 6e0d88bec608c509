export async function atOnce(
  lanes: number,
  count: number,
  work: (number: number, lane: number) => Promise<unknown>,
): Promise<void> {
  let begun = 0;
  const run = async (_: unknown, lane: number) => {
    while (begun < count) {
      begun += 1;
      await work(begun - 1, lane);
    }
  };
  await Promise.all(Array.from({ length: lanes }, run));
}
