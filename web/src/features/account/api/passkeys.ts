import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';
import { addPasskey } from '../../../lib/auth/passkeys.js';
import { useRenewal } from '../../../lib/auth/use-renewal.js';
import type { Proof } from '../../../components/proof-dialog.js';

/** If a second factor was required, the new token unlocks all calls. */
export function useAddPasskey() {
  const renew = useRenewal();
  const refresh = useRefresh();
  return useAction({
    mutationFn: async ({ name, proof }: { name: string; proof: Proof }) => {
      const { token } = await addPasskey(name, proof);
      await renew(token);
    },
    onSuccess: () => refresh('listPasskeys'),
  });
}

export function useRemovePasskey() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: ({ id, proof }: { id: string; proof: Proof }, key) =>
      callApi('removePasskey', { key, params: { id }, body: proof }),
    onSuccess: () => refresh('listPasskeys'),
  });
}
