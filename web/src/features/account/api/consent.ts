import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';

/** Asks for the password when it was not given a moment ago, as every such call does. */
export function useWithdrawConsent() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (_nothing: void, key) => callApi('withdrawKycConsent', { key }),
    onSettled: () => refresh('profile', 'account', 'membership'),
  });
}
