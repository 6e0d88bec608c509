import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';

/** The server asks for the password if the last entry is old. */
export function useWithdrawKycConsent() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (_nothing: void, key) => callApi('withdrawKycConsent', { key }),
    onSettled: () => refresh('profile', 'account', 'membership'),
  });
}
