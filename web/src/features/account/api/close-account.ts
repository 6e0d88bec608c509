import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';
import { currentToken, endSession } from '../../../lib/auth/session.js';
import { memberOf } from '../../../lib/auth/token-expiry.js';

export function useMoneyLeft() {
  const balance = useQuery({ queryKey: keyOf('balance'), queryFn: ({ signal }) => callApi('balance', { signal }) });
  const { data } = balance;
  // Paise are whole: the sum of two amounts of rupees is not always.
  const left = data && Math.round((data.pending + data.available) * 100) / 100;
  return { left, error: balance.isError ? balance.error : null };
}

export const useCloseAccount = (onClosed: () => void) =>
  useAction({
    mutationFn: (waived: { waivedAmount?: number; waiver?: string }, key) =>
      callApi('closeAccount', { key, body: waived }),
    onSuccess: async () => {
      const memberId = memberOf(currentToken() ?? '');
      onClosed();
      const forgetting = import('../../../lib/accounts/pin-sign-ins.js').then(({ deletePinSignIn }) =>
        deletePinSignIn(memberId ?? ''),
      );
      await forgetting.catch(() => undefined);
      await endSession('signed-out');
    },
  });
