import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

/** The address of the caller's profile; '' before it is here, and where none was given. */
export function useOwnAddress(): string {
  const profile = useQuery({
    queryKey: keyOf('profile'),
    queryFn: ({ signal }) => callApi('profile', { signal }),
    // Without it the address is typed.
    meta: { quiet: true },
  });
  return profile.data?.address ?? '';
}
