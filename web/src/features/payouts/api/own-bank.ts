import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';
import type { Answer } from '../../../lib/api/endpoint-types.js';

/** The account number as the profile shows it, or null where it or the IFSC is missing: no bank could pay then. */
const bankOf = ({ bankAccountNo, ifscCode }: Answer<'profile'>): string | null =>
  bankAccountNo === null || ifscCode === null ? null : bankAccountNo;

/** Where the caller is paid to; undefined while it is not known. Nothing depends on it but a notice. */
export const useOwnBank = (): string | null | undefined =>
  useQuery({
    queryKey: keyOf('profile'),
    queryFn: ({ signal }) => callApi('profile', { signal }),
    select: bankOf,
    meta: { quiet: true },
  }).data;
