import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';

/** Refreshed after a refusal too: it may have been taken back by somebody else. */
export function useCorrectPosting() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (correction: { postingId: string; reason: string }) => callApi('correctPosting', { body: correction }),
    onSettled: () => refresh('statement', 'statementSummary', 'memberNetwork', 'memberCommissions'),
  });
}
