import type { UploadFile } from '@deepam/api-client';
import {
  approvePlan,
  bankLines,
  confirmBankLayout,
  expectedPayments,
  importBankStatement,
  matchBankLine,
  planPrice,
  previewBankStatement,
  releaseBankLine,
  toRupees,
  type BankLayout,
  type BankLineView,
} from '@deepam/contracts';
import { usualHeaders, type Row } from './bank-files.js';
import { planPayments } from './plan-payments.js';
import type { Person, TestNetwork } from './test-network.js';

export const layout: BankLayout = {
  date: 0,
  narration: 1,
  reference: 2,
  debit: 3,
  credit: 4,
  amount: null,
  mark: null,
  balance: null,
  balanceMark: null,
  dateStyle: 'dmy',
};
export interface Sent {
  readonly layout?: BankLayout | string | undefined;
  readonly account?: string;
  readonly allowBroken?: 'true';
}
let drawn = 0;
/** A UPI number begins with the last digit of the year and the day of the year. */
const dayPrefix = (now: Date): string => {
  const ofYear = Math.floor((now.getTime() - Date.UTC(now.getUTCFullYear(), 0, 1)) / 86_400_000) + 1;
  return `${now.getUTCFullYear() % 10}${String(ofYear).padStart(3, '0')}`;
};
/** The number belongs to a payment of this day, counted from today, since one of another day proves nothing. */
export const freshUtrOf = (days: number) =>
  `${dayPrefix(new Date(Date.now() + days * 86_400_000))}${String((drawn += 1)).padStart(8, '0')}`;
export const freshUtr = () => freshUtrOf(0);
export const price = toRupees(planPrice('Silver', null));
export const credit = (utr: string, amount = price): Row => ({ narration: `UPI/${utr}/SOMEBODY`, credit: amount });

const sent = ({ layout: chosen, ...body }: Sent) => ({
  ...body,
  ...(chosen !== undefined && { layout: typeof chosen === 'string' ? chosen : JSON.stringify(chosen) }),
});

export function bankDesk(network: () => TestNetwork, head: () => Person) {
  const { handIn, requestOf, requested, ...others } = planPayments(network, head);
  const preview = (file: UploadFile, body: Sent = {}, token = head().token) =>
    network().call(previewBankStatement, { body: sent(body), files: { statement: file } }, token);
  const importFile = (file: UploadFile, body: Sent = {}, token = head().token) =>
    network().call(importBankStatement, { body: { account: 'SBI', ...sent(body) }, files: { statement: file } }, token);
  /** The head may confirm the columns without a second approver while dual approval is off. */
  const confirm = (headers: readonly string[] = usualHeaders, columns = layout) =>
    network().call(confirmBankLayout, { body: { headers: [...headers], layout: columns } }, head().token);
  let isConfirmed: Promise<unknown> | undefined;
  /** Confirming needs a recent password, so it happens before the clock moves past the head's login. */
  const confirmed = () => (isConfirmed ??= confirm());
  async function importStatement(file: UploadFile, body: Sent = {}, token = head().token) {
    await confirmed();
    return importFile(file, body, token);
  }
  async function lineOf(utr: string): Promise<BankLineView> {
    const { body } = await network().call(bankLines, { query: { q: utr } }, head().token);
    return body[0]!;
  }
  async function requestFor(utr?: string): Promise<{ person: Person; id: string }> {
    const person = await network().member(head(), head());
    return { person, id: (await requested(person, 'Silver', utr)).requestId };
  }
  const paymentOf = async (id: string) =>
    (await network().call(expectedPayments, { query: { ids: id } }, head().token)).body[0]!;
  const match = (lineId: string, expectedId: string, token = head().token) =>
    network().call(matchBankLine, { params: { id: lineId }, body: { expectedId } }, token);
  const release = (lineId: string, token = head().token) =>
    network().call(releaseBankLine, { params: { id: lineId } }, token);
  const approve = ({ person, id }: { person: Person; id: string }) =>
    network().call(approvePlan, { body: { userId: person.id, plan: 'Silver', requestId: id } }, head().token);
  return {
    ...others,
    handIn,
    requestOf,
    requested,
    preview,
    confirm,
    confirmed,
    importFile,
    take: importStatement,
    lineOf,
    requestFor,
    paymentOf,
    match,
    release,
    approve,
  };
}
