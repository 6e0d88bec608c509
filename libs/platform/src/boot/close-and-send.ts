import { waitAtMost } from '../background/wait-at-most.js';

/**
 * The rest is sent after everything is closed, or after this many milliseconds in parallel: one deadline holds both.
 */
export async function closeAndSend(
  closing: Promise<void>,
  sendWhatIsLeft: () => Promise<void>,
  latestMs: number,
): Promise<void> {
  await waitAtMost(latestMs, closing, undefined);
  await Promise.all([closing, sendWhatIsLeft()]);
}
