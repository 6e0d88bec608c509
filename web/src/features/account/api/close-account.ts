import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';
import { endSession } from '../../../lib/auth/session.js';

/** What is on the reader's account, pending or available, in rupees; undefined until it is known. */
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
      onClosed();
      await endSession('signed-out');
    },
  });
