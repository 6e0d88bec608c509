import { normaliseReferralCode } from '@deepam/contracts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

export const useInviter = (code: string | null) => {
  const query = { code: normaliseReferralCode(code ?? '') };
  return useQuery({
    queryKey: keyOf('getInviter', query),
    queryFn: code === null ? skipToken : ({ signal }) => callApi('getInviter', { query, signal }),
    staleTime: Infinity,
    retry: false,
  });
};
