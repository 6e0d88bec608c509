import { confirmBankLayout, approveNetworkRequest, networkApprovals, type Permission } from '@deepam/contracts';
import { fingerprintOf } from '@deepam/bank-statements';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bankDesk, credit, freshUtr, layout } from './bank-desk.js';
import { csvFile, statementCsv } from './bank-files.js';
import { refusedWith } from './plan-payments.js';
import { TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let head: Person;
const { preview, importFile } = bankDesk(
  () => network,
  () => head,
);
beforeAll(async () => {
  network = await TestNetwork.start([], { SECOND_APPROVAL: 'on' });
  head = await network.head();
});
afterAll(() => network.close());

const clerk = (...permissions: readonly Permission[]) =>
  network.service.tokens.memberToken({ memberId: newId(), permissions });
const confirm = (headers: readonly string[], columns = layout, token = head.token) =>
  network.call(confirmBankLayout, { body: { headers: [...headers], layout: columns } }, token);
const grant = (id: string, token: string) => network.call(approveNetworkRequest, { params: { id } }, token);
const approvalOf = ({ awaits }: { readonly awaits?: { readonly _id: string } | undefined }) => awaits?._id ?? '';
let drawn = 0;
const freshHeaders = () => ['Date', 'Narration', `Ref ${(drawn += 1)} No`, 'Paid Out', 'Paid In', `Teller ${drawn}`];
const turned = { ...layout, debit: 4, credit: 3 };
const confirmedOf = async (headers: readonly string[]) => {
  const { confirmed: by, layout: columns } = (await preview(csvFile(statementCsv([credit(freshUtr())], headers)))).body;
  return by === null ? null : columns;
};
async function confirmed(headers: readonly string[], columns = layout): Promise<void> {
  const asked = await confirm(headers, columns);
  expect(asked.status).toBe(202);
  expect((await grant(approvalOf(asked), await clerk('bank-layouts'))).status).toBe(200);
}

describe('the columns of statements', () => {
  it('two people with a special permission confirm the columns; until then no statement is imported', async () => {
    const headers = freshHeaders();
    const file = csvFile(statementCsv([credit(freshUtr())], headers));
    expect((await confirm(headers, layout, await clerk('decide-plans', 'adjust-money', 'payouts'))).status).toBe(403);
    const requester = await clerk('bank-layouts');
    const asked = await confirm(headers, layout, requester);
    expect([asked.status, await confirmedOf(headers)]).toEqual([202, null]);
    expect(await importFile(file)).toMatchObject(refusedWith(409, 'NETWORK.LAYOUT_UNCONFIRMED'));
    const waiting = (await network.call(networkApprovals, {}, head.token)).body[0]!;
    expect(waiting).toMatchObject({ call: 'confirmBankLayout', amount: null });
    expect(waiting.changes).toContainEqual({ field: 'credit', before: null, after: 'Paid In' });
    const id = approvalOf(asked);
    expect(await grant(id, requester)).toMatchObject(refusedWith(403, 'APPROVAL.OWN_REQUEST'));
    expect(await grant(id, await clerk('decide-plans'))).toMatchObject(refusedWith(403, 'ACCESS.NOT_PERMITTED'));
    expect((await grant(id, head.token)).status).toBe(200);
    expect(await confirmedOf(headers)).toEqual(layout);
    expect((await importFile(file)).status).toBe(200);
  });

  it('an import changes no columns: other columns are for the preview only', async () => {
    const headers = freshHeaders();
    await confirmed(headers);
    const file = csvFile(statementCsv([{ narration: 'RENT', debit: 40 }], headers));
    const token = await clerk('decide-plans');
    expect((await preview(file, { layout: turned }, token)).body.totals).toMatchObject({ credits: 1, debits: 0 });
    expect((await importFile(file, { layout: turned }, token)).status).toBe(200);
    expect((await preview(file)).body).toMatchObject({ source: 'confirmed', layout, totals: { debits: 1 } });
    expect(await confirmedOf(headers)).toEqual(layout);
  });

  it('columns have versions, of which the newest counts, and each stores who has confirmed it', async () => {
    const headers = freshHeaders();
    await confirmed(headers);
    await confirmed(headers, turned);
    expect(await confirmedOf(headers)).toEqual(turned);
    const kept = network.service.db.collection('bank_layouts');
    const fingerprint = fingerprintOf({ line: 1, cells: headers });
    const versions = await kept.find({ fingerprint }).sort({ version: 1 }).toArray();
    expect(versions.map(({ version, layout: columns }) => [version, columns])).toEqual([
      [1, layout],
      [2, turned],
    ]);
    expect(versions[0]).toMatchObject({ confirmedBy: head.id, secondApprover: expect.any(String) });
  });

  it('a request for columns that have changed since is rejected', async () => {
    const headers = freshHeaders();
    const first = approvalOf(await confirm(headers, turned, await clerk('bank-layouts')));
    await confirmed(headers);
    expect(await grant(first, head.token)).toMatchObject(refusedWith(409, 'APPROVAL.OUTDATED'));
    expect(await confirmedOf(headers)).toEqual(layout);
  });

  it('columns that such a table can’t have are rejected', async () => {
    expect(await confirm(freshHeaders(), { ...layout, credit: 9 })).toMatchObject(
      refusedWith(422, 'NETWORK.LAYOUT_WRONG'),
    );
  });
});

describe('a statement whose balance contradicts its columns', () => {
  it('such a statement is not imported, even when broken lines may be left out', async () => {
    const headers = freshHeaders();
    await confirmed(headers, { ...turned, balance: 5 });
    const rows = ['05/01/2026,A,,,100,1100', '05/01/2026,B,,40,,1060', '06/01/2026,C,,,10,1070'];
    const file = csvFile([headers.join(','), ...rows].join('\n'));
    const answer = await importFile(file, { allowBroken: 'true' });
    expect(answer).toMatchObject(refusedWith(422, 'FILE.STATEMENT_TURNED'));
  });
});
