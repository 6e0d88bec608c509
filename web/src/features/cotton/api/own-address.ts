import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

export function useOwnAddress(): string {
  const profile = useQuery({
    queryKey: keyOf('profile'),
    queryFn: ({ signal }) => callApi('profile', { signal }),
    // The address can be typed without it.
    meta: { quiet: true },
  });
  return profile.data?.address ?? '';
}
