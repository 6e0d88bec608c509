import {
  type addMember,
  type BodyOf,
  byteOrderMark,
  csvLine,
  csvTitles,
  type CsvColumn,
  type NetworkRow,
} from '@deepam/contracts';
import { callApi } from '../../lib/api-client.js';
import { useRefresh } from '../../lib/api/endpoint-query.js';
import type { Answer } from '../../lib/api/endpoint-types.js';
import { useAction } from '../../lib/api/use-action.js';
import { endDraft } from '../../lib/drafts/drafts.js';
import { saveFile } from '../../lib/files/save-file.js';
import type { NetworkQuery } from '../../lib/network/member-network.js';

type NewMember = BodyOf<typeof addMember> & { readonly planProof: File };

export type AddedMember = Answer<'addMember'>;

export function useAddMember() {
  const refresh = useRefresh();
  return useAction({
    draft: 'addMember',
    mutationFn: ({ planProof, ...body }: NewMember, key) => callApi('addMember', { key, body, files: { planProof } }),
    onSuccess: () => endDraft('add-member'),
    onSettled: () => refresh('memberNetwork', 'networkChildren', 'dashboard', 'membership'),
  });
}

export const mostInFile = 5000;

const pageSize = 200;

type Choice = Omit<NetworkQuery, 'limit' | 'cursor'>;

async function wholeMemberNetwork(choice: Choice): Promise<{ rows: NetworkRow[]; isWhole: boolean }> {
  const rows: NetworkRow[] = [];
  let cursor: string | undefined;
  do {
    const [page] = await callApi('memberNetwork', { query: { ...choice, limit: pageSize, cursor } });
    rows.push(...(page?.fullNetwork ?? []));
    cursor = page?.nextCursor ?? undefined;
  } while (cursor !== undefined && rows.length < mostInFile);
  return { rows, isWhole: cursor === undefined };
}

export const useNetworkCsv = () =>
  useAction({
    mutationFn: async ({ choice, columns }: { choice: Choice; columns: readonly CsvColumn<NetworkRow>[] }) => {
      const { rows, isWhole } = await wholeMemberNetwork(choice);
      const lines = [byteOrderMark, csvTitles(columns), ...rows.map((row) => csvLine(columns, row))];
      saveFile('network.csv', new Blob(lines, { type: 'text/csv;charset=utf-8' }));
      return isWhole;
    },
  });
