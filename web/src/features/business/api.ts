import type { BodyInputOf, changeBusiness, TableFormat, TaxDocumentKind } from '@deepam/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, callFile } from '../../lib/api-client.js';
import { keyOf } from '../../lib/api/endpoint-query.js';
import type { Answer } from '../../lib/api/endpoint-types.js';
import { useAction } from '../../lib/api/use-action.js';

const key = keyOf('showBusiness');

export type Business = Answer<'showBusiness'>['business'];

/** A refetch would overwrite the input of an edit. */
export const useBusiness = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi('showBusiness', { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export function useChangeBusiness() {
  const client = useQueryClient();
  return useAction({
    mutationFn: (body: BodyInputOf<typeof changeBusiness>, action) => callApi('changeBusiness', { key: action, body }),
    onSuccess: (next) => client.setQueryData(key, next),
  });
}

export const taxDocumentsCsv = (query: { taxYear: string; kind: TaxDocumentKind; format: TableFormat }) =>
  callFile('taxDocumentsCsv', { query });
