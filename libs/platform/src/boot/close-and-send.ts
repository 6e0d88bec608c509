import { waitAtMost } from '../background/wait-at-most.js';

/**
 * Ends with what both end with. What is left is sent when everything is closed, or after so many milliseconds beside it: one deadline holds both.
 */
export async function closeAndSend(
  closing: Promise<void>,
  sendWhatIsLeft: () => Promise<void>,
  latestMs: number,
): Promise<void> {
  await waitAtMost(latestMs, closing, undefined);
  await Promise.all([closing, sendWhatIsLeft()]);
}
