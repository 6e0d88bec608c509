import {
  bankFile,
  bankFiles,
  cancelBankFile,
  downloadBankFile,
  makeBankFile,
  takeBankAnswer,
  toRupees,
  type BankFileRow,
} from '@deepam/contracts';
import { expect } from '@jest/globals';
import type { Month } from './month.js';
import type { Payable } from './payable.js';
import { approved, isCovered, settle, taxOf } from './payables.js';
import { personOf, type Deducted } from './tax-years.js';

interface Row {
  readonly payable: Payable;
  readonly reference: string;
  readonly netPaise: number;
}
export interface BankFile {
  readonly bankFileId: string;
  readonly rows: readonly Row[];
}

const rowsOfFile = 200;

export async function makeFiles(month: Month): Promise<BankFile[]> {
  const files: BankFile[] = [];
  const left = [...month.waiting];
  while (left.length > 0) {
    const payables = left.splice(0, rowsOfFile);
    let file = await makeFile(month, payables);
    if (file === null) continue;
    if (month.paidOut.cancelled === 0 || month.random.chance(0.25)) {
      const params = { bankFileId: file.bankFileId };
      await month.client.call(cancelBankFile, { ...month.asHead, params, body: {} });
      month.paidOut.cancelled += 1;
      file = (await makeFile(month, payables))!;
    }
    await download(month, file);
    files.push(file);
  }
  return files;
}

/** Compares each row with the expected tax and with the members who can't be paid. */
async function makeFile(month: Month, payables: readonly Payable[]): Promise<BankFile | null> {
  const taken: { payable: Payable; deducted: Deducted }[] = [];
  const blocked: [string, string][] = [];
  for (const payable of payables) {
    const { id, kind, member, amountPaise } = payable;
    const deducted = payable.deducted ?? taxOf(month, payable);
    if (kind === 'payout' && !isCovered(month, member)) blocked.push([id, 'not-covered']);
    else if (member.details?.hasBank !== true) blocked.push([id, 'bank-details-missing']);
    else if (amountPaise === deducted.tax) blocked.push([id, 'all-is-tax']);
    else {
      if (payable.deducted === null) month.taxes.keep(personOf(member), deducted);
      taken.push({ payable, deducted });
    }
  }
  if (taken.length === 0) return null;
  const payableIds = payables.map(({ id }) => id);
  const made = await month.client.call(makeBankFile, { ...month.asHead, body: { payableIds } });
  if (made) expect(made.blocked.map(({ payableId, reason }) => [payableId, reason])).toEqual(blocked);
  const bankFileId = made?.bankFile._id ?? (await month.answer(bankFiles, month.asHead))[0]!._id;
  const known = new Map((await rowsOf(month, bankFileId)).map((row) => [row.payableId, row]));
  const found = taken.map(({ payable: { id } }) => [id, known.get(id)?.tax ?? 0, known.get(id)?.transfer.amount]);
  const rows = taken.map(({ payable, deducted }) => {
    if (payable.deducted === null) approved(month, payable, deducted);
    const { reference } = known.get(payable.id)!.transfer;
    return { payable, reference, netPaise: payable.amountPaise - deducted.tax, taxPaise: deducted.tax };
  });
  expect(found).toEqual(
    rows.map(({ payable, netPaise, taxPaise }) => [payable.id, toRupees(taxPaise), toRupees(netPaise)]),
  );
  return { bankFileId, rows };
}

const rowsOf = async (month: Month, bankFileId: string): Promise<readonly BankFileRow[]> =>
  (await month.answer(bankFile, { ...month.asHead, params: { bankFileId } })).rows;

/** A crash may lose the answer: then the head reports the download as lost. */
async function download(month: Month, { bankFileId }: BankFile): Promise<void> {
  const params = { bankFileId };
  const file = (lostDownload?: string) =>
    month.client.call(downloadBankFile, {
      ...month.asHead,
      params,
      body: {
        format: 'generic-neft',
        ...(lostDownload !== undefined && { lostDownload }),
      },
    });
  if ((await file()) !== null) return;
  await file((await month.answer(bankFile, { ...month.asHead, params })).submittedAt);
}

export async function takeAnswers(month: Month, files: readonly BankFile[], last: boolean): Promise<BankFile[]> {
  const open = [];
  for (const file of files) open.push(await takeAnswer(month, file, last));
  return open;
}

/**
 * The bank has paid most transfers, failed some, and reports others later.
 * @param last the bank has answered about everything
 */
async function takeAnswer(month: Month, file: BankFile, last: boolean): Promise<BankFile> {
  const { random } = month;
  const says = file.rows.map((row) => ({ row, says: last ? ('Success' as const) : random.pick(sayings) }));
  const lines = says.flatMap(({ row: { reference, netPaise }, says: word }) => {
    if (word === 'silent') return [];
    const amount = toRupees(word === 'other amount' ? netPaise + 1 : netPaise).toFixed(2);
    const utr = word === 'Rejected' ? '' : `HDFCN5202${reference.slice(3)}`;
    const status = word === 'Rejected' ? 'Rejected' : 'Success';
    return [
      ['A PAYEE', reference, amount, status, utr, month.dayBefore(0).split('-').toReversed().join('/')].join(','),
    ];
  });
  const head = 'Beneficiary,Reference,Amount,Status,UTR,Payment Date';
  const stranger = `A STRANGER,DPY${'ABCDEFGHJ'},1.00,Success,HDFCN5202000000000,01/01/2026`;
  const files = { answer: Buffer.from([head, ...lines, stranger].join('\n')) };
  const params = { bankFileId: file.bankFileId };
  const sendAnswer = () => month.client.call(takeBankAnswer, { ...month.asHead, params, files });
  // Two people have the same list, and one of them sends it in again later.
  await Promise.all([sendAnswer(), sendAnswer()]);
  await sendAnswer();
  const states = new Map(
    (await rowsOf(month, file.bankFileId)).map(({ payableId, transfer }) => [payableId, transfer.state]),
  );
  const stateOf = { Success: 'paid', Rejected: 'failed', silent: 'submitted', 'other amount': 'submitted' } as const;
  expect(says.map(({ row }) => states.get(row.payable.id))).toEqual(says.map(({ says: word }) => stateOf[word]));
  for (const { row, says: word } of says) {
    if (word === 'Success') {
      month.paidOut.byBank += 1;
      month.paidOut.netByBankPaise += row.netPaise;
      settle(month, row.payable);
    } else if (word === 'Rejected') month.paidOut.failed += 1;
  }
  return { ...file, rows: says.filter(({ says: word }) => stateOf[word] === 'submitted').map(({ row }) => row) };
}
const sayings = [
  ...Array.from({ length: 16 }, () => 'Success' as const),
  ...(['Rejected', 'Rejected', 'silent', 'other amount'] as const),
];
