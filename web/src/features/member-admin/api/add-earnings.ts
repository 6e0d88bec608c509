import type { addEarnings, BodyInputOf } from '@deepam/contracts';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useGuardedAction } from '../../../lib/approval/use-guarded-action.js';

export function useAddEarnings() {
  const refresh = useRefresh();
  return useGuardedAction({
    mutationFn: (body: BodyInputOf<typeof addEarnings>, key) => callApi('addEarnings', { key, body }),
    onSuccess: () => refresh('memberNetwork', 'payables', 'statement', 'statementBalances'),
  });
}
