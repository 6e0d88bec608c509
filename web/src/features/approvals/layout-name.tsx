import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.js';
import { keyOf } from '../../lib/api/endpoint-query.js';
import { seeingPayouts } from '../../lib/auth/desk-permissions.js';
import { useDesk } from '../../lib/auth/use-desk.js';

/** The bank of a layout; its code for a reader who may not list the layouts. */
export function LayoutName({ format }: { format: string }) {
  const { may } = useDesk();
  const { data } = useQuery({
    queryKey: keyOf('bankFileLayouts'),
    queryFn: ({ signal }) => callApi('bankFileLayouts', { signal }),
    enabled: may(...seeingPayouts),
    staleTime: Infinity,
    // The request can be decided without it.
    meta: { quiet: true },
  });
  return data?.find((layout) => layout.format === format)?.bank ?? format;
}
