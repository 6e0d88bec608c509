import { ApiError, sentenceOf } from '../../lib/api/api-error.js';
import { showToast } from '../../lib/toast.js';

/** A changed request is not decided: the list names the member and shows it again. */
export function leaveWhenChanged(error: unknown, name: string, leave: () => void): void {
  if (!(error instanceof ApiError) || error.code !== 'NETWORK.REQUEST_CHANGED') return;
  showToast(sentenceOf(error), 'failure', name);
  leave();
}
