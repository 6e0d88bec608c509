import type { GrievanceRow, QueryInputOf, TableFormat, listGrievances } from '@deepam/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi, callFile, callPage } from '../../lib/api-client.js';
import { sentenceOf } from '../../lib/api/api-error.js';
import { keyOf, useRefresh } from '../../lib/api/endpoint-query.js';
import { useAction } from '../../lib/api/use-action.js';
import { useText } from '../../lib/i18n/use-text.js';
import { showToast } from '../../lib/toast.js';
import { grievanceDeskMessages } from './messages.js';

type Filter = NonNullable<QueryInputOf<typeof listGrievances>['state']>;

type GrievancesQuery = QueryInputOf<typeof listGrievances>;

export const useGrievances = (query: GrievancesQuery) =>
  useQuery({
    queryKey: keyOf('listGrievances', query),
    queryFn: ({ signal }) => callPage('listGrievances', { query, signal }),
    placeholderData: keepPreviousData,
  });

function useRefreshDesk() {
  const refresh = useRefresh();
  return () => refresh('listGrievances', 'waitingGrievances');
}

interface Outcome {
  readonly onSuccess: (done: unknown, ticket: string) => void;
  readonly onError: (error: Error) => void;
}

/** @param outcome is called for every ticket, also when the next was pressed before the answer came */
const useAcknowledgeGrievance = (outcome: Outcome) =>
  useAction({
    ...outcome,
    mutationFn: (ticket: string, key) => callApi('acknowledgeGrievance', { key, params: { ticket } }),
    onSettled: useRefreshDesk(),
  });

interface GrievanceAnswer extends Pick<GrievanceRow, 'ticket'> {
  readonly text: string;
  readonly resolves: boolean;
}

export const useAnswer = () =>
  useAction({
    mutationFn: ({ ticket, text, resolves }: GrievanceAnswer, key) =>
      callApi(resolves ? 'resolveGrievance' : 'replyToGrievance', { key, params: { ticket }, body: { text } }),
    onSettled: useRefreshDesk(),
  });

export const grievancesCsv = (state: Filter | undefined, format: TableFormat): Promise<Blob> =>
  callFile('grievancesCsv', { query: { state, format } });

export function useAcknowledging() {
  const t = useText(grievanceDeskMessages);
  const acknowledging = useAcknowledgeGrievance({
    onSuccess: (_, ticket) => showToast(t('acknowledged', { ticket }), 'success'),
    onError: (error) => showToast(t('acknowledgeFailed', { error: sentenceOf(error) }), 'failure'),
  });
  return {
    busyWith: acknowledging.isPending ? acknowledging.variables : undefined,
    onAcknowledge: (ticket: string) => acknowledging.mutate(ticket),
  };
}
