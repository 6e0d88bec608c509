import { ApiError, sentenceOf } from '../../lib/api/api-error.js';
import { showToast } from '../../lib/toast.js';

/** A request that has changed is not decided from what is on the screen: says whose, and leaves it to be looked at again. */
export function leaveWhenChanged(error: unknown, name: string, leave: () => void): void {
  if (!(error instanceof ApiError) || error.code !== 'NETWORK.REQUEST_CHANGED') return;
  showToast(sentenceOf(error), 'failure', name);
  leave();
}
