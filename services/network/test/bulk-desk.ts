import {
  beginBulkApproval,
  getBulkApproval,
  listBulkApprovals,
  previewBulkApproval,
  type BulkApprovalPreview,
} from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { bankDesk, credit, freshUtr } from './bank-desk.js';
import { csvFile, statementCsv } from './bank-files.js';
import type { Person, TestNetwork } from './test-network.js';

export interface Matched {
  readonly person: Person;
  readonly id: string;
  readonly utr: string;
}

export function bulkDesk(network: () => TestNetwork, head: () => Person) {
  const desk = bankDesk(network, head);
  const fetchPreview = async (token = head().token): Promise<BulkApprovalPreview> =>
    (await network().call(previewBulkApproval, {}, token)).body;
  async function matched(count: number): Promise<Matched[]> {
    const all: Matched[] = [];
    while (all.length < count)
      all.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(10, count - all.length) }, async () => {
            const utr = freshUtr();
            return { ...(await desk.requestFor(utr)), utr };
          }),
        )),
      );
    await desk.take(csvFile(statementCsv(all.map(({ utr }) => credit(utr)))));
    return all;
  }
  async function chosen(requests: readonly Matched[]) {
    const { rows } = await fetchPreview();
    return requests.map(({ id }) => {
      const row = rows.find(({ requestId }) => requestId === id);
      if (!row) throw new Error(`${id} is not in the preview`);
      return { requestId: id, lineId: row.line._id };
    });
  }
  const begin = (requests: readonly { requestId: string; lineId: string }[], token = head().token) =>
    network().call(beginBulkApproval, { body: { requests: [...requests] } }, token);
  const result = async (id: string) => (await network().call(getBulkApproval, { params: { id } }, head().token)).body;
  const ended = (id: string) =>
    poll(
      async () => {
        const found = await result(id);
        return found.state === 'running' ? undefined : found;
      },
      { timeout: 50_000 },
    );
  const list = async () => (await network().call(listBulkApprovals, {}, head().token)).body;
  return { ...desk, look: fetchPreview, matched, chosen, begin, result, ended, list };
}
