import type { PayoutAccount } from '@deepam/contracts';
import type { UseMutationOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import type { Answer } from '../../../lib/api/endpoint-types.js';
import { useAction } from '../../../lib/api/use-action.js';

type Asking = UseMutationOptions<Answer<'commissionRequest'>, Error, number, void>;

export function useCommissionRequest(
  from: PayoutAccount,
  callbacks: Pick<Asking, 'onMutate' | 'onSuccess' | 'onError'> = {},
) {
  const refresh = useRefresh();
  return useAction({
    ...callbacks,
    draft: 'commissionRequest',
    mutationFn: (commissionAmount: number, key) =>
      callApi('commissionRequest', { key, body: { commissionAmount, from } }),
    onSettled: () => refresh('balance', 'dashboard'),
  });
}
