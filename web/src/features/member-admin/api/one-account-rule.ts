import type { BodyInputOf, changeOneAccountRule } from '@deepam/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import type { IdempotencyKey } from '../../../lib/api/build-request.js';
import { keyOf, useRefresh } from '../../../lib/api/endpoint-query.js';
import { useGuardedAction } from '../../../lib/approval/use-guarded-action.js';

const key = keyOf('oneAccountRule');

export const useOneAccountRule = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => callApi('oneAccountRule', { signal }) });

export function useChangeOneAccountRule() {
  const client = useQueryClient();
  const refresh = useRefresh();
  return useGuardedAction({
    mutationFn: (body: BodyInputOf<typeof changeOneAccountRule>, callKey: IdempotencyKey) =>
      callApi('changeOneAccountRule', { key: callKey, body }),
    onSuccess: (next) => {
      client.setQueryData(key, next);
      void refresh('sharedNumbers');
    },
    onSettled: () => refresh('oneAccountRule'),
  });
}
