import type { BodyInputOf, OwnerProof, turnOffSecondFactor } from '@deepam/contracts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf, useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';
import { useRenewal } from '../../../lib/auth/use-renewal.js';

type Shown = BodyInputOf<typeof turnOffSecondFactor>;

export const useSecondFactor = () =>
  useQuery({ queryKey: keyOf('secondFactor'), queryFn: ({ signal }) => callApi('secondFactor', { signal }) });

/** The answer holds the secret, so it is not cached. */
export const useBeginSecondFactor = () =>
  useAction({ mutationFn: (proof: OwnerProof, key) => callApi('beginSecondFactor', { key, body: proof }), gcTime: 0 });

export function useConfirmSecondFactor() {
  const renew = useRenewal();
  const refresh = useRefresh();
  return useAction({
    mutationFn: async (code: string, key) => {
      const { token, recoveryCodes } = await callApi('confirmSecondFactor', { key, body: { code } });
      await renew(token);
      return recoveryCodes;
    },
    onSuccess: () => refresh('secondFactor'),
    gcTime: 0,
  });
}

export function useRenewRecoveryCodes() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (shown: Shown, key) => callApi('renewRecoveryCodes', { key, body: shown }),
    onSuccess: () => refresh('secondFactor'),
    gcTime: 0,
  });
}

export function useTurnOffSecondFactor() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (shown: Shown, key) => callApi('turnOffSecondFactor', { key, body: shown }),
    onSuccess: () => refresh('secondFactor'),
  });
}
