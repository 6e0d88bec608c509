/**
 * Ends with what both end with. What is left is sent when everything is closed, or after so many milliseconds beside it: one deadline holds both.
 */
export async function closeAndSend(
  closing: Promise<void>,
  sendWhatIsLeft: () => Promise<void>,
  latestMs: number,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, latestMs)));
  await Promise.race([closing, late]).finally(() => clearTimeout(timer));
  await Promise.all([closing, sendWhatIsLeft()]);
}
