import type { Answer } from '@deepam/api-client';
import {
  bankFile,
  bankLineIdentified,
  cancelBankFile,
  downloadBankFile,
  makeBankFile,
  payable,
  payeeDetailsChanged,
  previewBankAnswer,
  recordTransferSent,
  takeBankAnswer,
  transferByHand,
  type BodyInputOf,
  type PayableView,
  type ResponseOf,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { OnPayeeDetailsChanged } from '../src/payouts/on-identity-events.js';
import { OnBankLineIdentified } from '../src/transfers/on-bank-line-identified.js';
import { headId, TestCommission } from './commission-harness.js';
import { TestIdentity } from './test-identity.js';
import { TestPayouts } from './test-payouts.js';

export interface Payee {
  readonly memberId: string;
  readonly payoutId: string;
}
interface Line {
  readonly day?: string;
  readonly key?: string;
  readonly utr?: string | null;
  readonly transferId?: string;
  readonly importer?: readonly string[];
}

export const ofNobody = { importedBy: null, importerAccounts: [] };

export class TestTransfers {
  readonly payouts: TestPayouts;

  private constructor(
    readonly commission: TestCommission,
    readonly identity: TestIdentity,
  ) {
    this.payouts = new TestPayouts(commission);
  }

  static async start(options: { readonly approvalThreshold?: number } = {}): Promise<TestTransfers> {
    const identity = await TestIdentity.start();
    const commission = await TestCommission.start({ ...options, identityUrl: identity.url });
    identity.ownToken = await commission.ownToken();
    identity.publish = (event) => commission.tell(OnPayeeDetailsChanged, payeeDetailsChanged, event);
    return new TestTransfers(commission, identity);
  }

  async stop(): Promise<void> {
    await this.commission.stop();
    await this.identity.stop();
  }

  async requested(amount = 10): Promise<Payee> {
    const memberId = await this.payouts.rich();
    await this.identity.knows(memberId);
    return { memberId, payoutId: (await this.payouts.ask(memberId, amount)).body.entry._id };
  }

  async submitted(count = 1) {
    const people = await Promise.all(Array.from({ length: count }, (_, at) => this.requested(10 + at)));
    const made = await this.made(...people.map(({ payoutId }) => payoutId));
    await this.download(made._id);
    return { bankFileId: made._id, people, rows: (await this.file(made._id)).rows };
  }

  async owed(amount = 10): Promise<Payee> {
    const requestedPayout = await this.requested(amount);
    await this.cancel((await this.made(requestedPayout.payoutId))._id);
    return requestedPayout;
  }

  readonly make = (...payableIds: readonly string[]): Promise<Answer<typeof makeBankFile>> =>
    this.commission.call(makeBankFile, headId, { body: { payableIds: [...payableIds] } });

  async made(...payableIds: readonly string[]): Promise<ResponseOf<typeof bankFile>> {
    return this.file((await this.make(...payableIds)).body.bankFile._id);
  }

  readonly file = async (bankFileId: string): Promise<ResponseOf<typeof bankFile>> =>
    (await this.commission.call(bankFile, headId, { params: { bankFileId } })).body;

  readonly download = (
    bankFileId: string,
    body: BodyInputOf<typeof downloadBankFile> = { format: 'generic-neft' },
  ): Promise<Answer<typeof downloadBankFile>> =>
    this.commission.call(downloadBankFile, headId, { params: { bankFileId }, body });

  readonly cancel = (
    bankFileId: string,
    body: BodyInputOf<typeof cancelBankFile> = {},
  ): Promise<Answer<typeof cancelBankFile>> =>
    this.commission.call(cancelBankFile, headId, { params: { bankFileId }, body });

  readonly preview = (bankFileId: string, text: string): Promise<Answer<typeof previewBankAnswer>> =>
    this.commission.call(previewBankAnswer, headId, { params: { bankFileId }, files: { answer: Buffer.from(text) } });

  readonly take = (bankFileId: string, text: string): Promise<Answer<typeof takeBankAnswer>> =>
    this.commission.call(takeBankAnswer, headId, { params: { bankFileId }, files: { answer: Buffer.from(text) } });

  readonly byHand = (payableId: string, net: number, utr?: string): Promise<Answer<typeof transferByHand>> =>
    this.commission.call(transferByHand, headId, { params: { payableId }, body: { net, ...(utr && { utr }) } });

  readonly record = (transferId: string): Promise<Answer<typeof recordTransferSent>> =>
    this.commission.call(recordTransferSent, headId, { params: { transferId }, body: {} });

  readonly payable = async (payableId: string): Promise<PayableView> =>
    (await this.commission.call(payable, headId, { params: { payableId } })).body;

  readonly statesOf = async (payableId: string): Promise<string[]> =>
    (await this.payable(payableId)).transfers.map(({ state }) => state);

  async statement(
    payableId: string,
    direction: 'debit' | 'credit',
    { day, key, utr = null, importer = [], transferId }: Line = {},
  ): Promise<void> {
    const [transfer] = (await this.payable(payableId)).transfers;
    await this.commission.tell(OnBankLineIdentified, bankLineIdentified, {
      movementKey: key ?? `${newId()}${newId()}`.slice(0, 32),
      transferId: transferId ?? transfer!._id,
      direction,
      amountPaise: Math.round(transfer!.amount * 100),
      day: day ?? '2026-01-05',
      utr,
      identifiedAt: new Date().toISOString(),
      importedBy: importer[0] ?? null,
      importerAccounts: [...importer],
    });
  }
}

export const listOf = (
  rows: ResponseOf<typeof bankFile>['rows'],
  status = 'Success',
  { utr = 'SBINN520260105' }: { readonly utr?: string } = {},
): string =>
  [
    'Reference,Amount,Status,UTR,Payment Date',
    ...rows.map(({ transfer: { reference, amount } }, at) =>
      [reference, amount.toFixed(2), status, `${utr}${String(at).padStart(5, '0')}`, '05/01/2026'].join(','),
    ),
  ].join('\n');
