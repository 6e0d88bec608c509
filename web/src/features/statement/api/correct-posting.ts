import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useGuardedAction } from '../../../lib/approval/use-guarded-action.js';

/** A failed call refreshes too: another clerk may have reversed it. */
export function useCorrectPosting() {
  const refresh = useRefresh();
  return useGuardedAction({
    mutationFn: (correction: { postingId: string; reason: string; amount: number }, key) =>
      callApi('correctPosting', { key, body: correction }),
    onSettled: () => refresh('statement', 'statementBalances', 'statementSummary', 'memberNetwork', 'payables'),
  });
}
