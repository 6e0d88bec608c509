import { fingerprintOf } from '@deepam/bank-statements';
import {
  approvePlan,
  dismissReversal,
  approveNetworkRequest,
  networkApprovals,
  type Permission,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { expect } from '@jest/globals';
import { bankLayoutModel, type KnownLayout } from '../src/bank/persistence/bank-statement.schema.js';
import { bankLineModel, type BankLine } from '../src/bank/persistence/bank-line.schema.js';
import { layout } from './bank-desk.js';
import { csvFile, statementCsv, usualHeaders, type Row } from './bank-files.js';
import { bulkDesk } from './bulk-desk.js';
import type { Person, TestNetwork } from './test-network.js';

export interface Clerk {
  readonly id: string;
  readonly token: string;
}

export const dayFromToday = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('/');

export function clerkDesk(network: () => TestNetwork, head: () => Person) {
  const desk = bulkDesk(network, head);
  async function confirmColumns(): Promise<void> {
    const fingerprint = fingerprintOf({ line: 0, cells: [...usualHeaders] });
    await network()
      .model<KnownLayout>(bankLayoutModel)
      .create({
        _id: `${fingerprint}.1`,
        fingerprint,
        version: 1,
        headers: usualHeaders,
        layout,
        confirmedBy: head().id,
        confirmedAt: new Date(),
      });
  }
  async function clerk(...more: readonly Permission[]): Promise<Clerk> {
    const id = newId();
    const permissions = ['decide-plans', ...more] as const;
    return { id, token: await network().service.tokens.memberToken({ memberId: id, permissions }) };
  }
  async function importBy({ token }: Clerk, rows: readonly Row[], account = 'SBI') {
    const answer = await desk.importFile(csvFile(statementCsv(rows)), { account }, token);
    expect(answer.status).toBe(200);
    return answer.body;
  }
  const creditLine = (utr: string) =>
    network().model<BankLine>(bankLineModel).findOne({ references: utr, direction: 'credit' }).lean<BankLine>();
  const matched = (id: string) => poll(async () => (await desk.paymentOf(id)).state === 'matched' || undefined);
  const approve = ({ person, id }: { person: Person; id: string }, by: Clerk) =>
    network().call(approvePlan, { body: { userId: person.id, plan: 'Silver', requestId: id } }, by.token);
  const reasonFor = async (answer: { readonly awaits?: { readonly _id: string } | undefined }) =>
    (await network().call(networkApprovals, {}, head().token)).body.find(({ _id }) => _id === answer.awaits?._id)
      ?.changes;
  const grant = (id: string, { token }: Clerk) => network().call(approveNetworkRequest, { params: { id } }, token);
  const dismiss = (id: string, { token }: Clerk) => network().call(dismissReversal, { params: { id } }, token);
  return { desk, confirmColumns, clerk, importBy, creditLine, matched, approve, reasonFor, grant, dismiss };
}
