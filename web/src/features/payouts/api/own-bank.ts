import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';
import type { Answer } from '../../../lib/api/endpoint-types.js';

/** Null without an account number or an IFSC, because no bank could pay then. */
const bankOf = ({ bankAccountNo, ifscCode }: Answer<'profile'>): string | null =>
  bankAccountNo === null || ifscCode === null ? null : bankAccountNo;

export const useOwnBank = (): string | null | undefined =>
  useQuery({
    queryKey: keyOf('profile'),
    queryFn: ({ signal }) => callApi('profile', { signal }),
    select: bankOf,
    meta: { quiet: true },
  }).data;
