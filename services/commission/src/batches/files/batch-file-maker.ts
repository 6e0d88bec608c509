import {
  isBankAccount,
  isIfsc,
  isOfMergedBank,
  revealBatchDetails,
  type leftOutReasons,
  type ResponseOf,
} from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { BalancesRepository } from '../../ledger/persistence/balances.repository.js';
import { EarlierFiles } from '../earlier-files/earlier-files.js';
import { IdentityClient } from '../../payouts/identity.client.js';
import { ConsentsRepository } from '../../payouts/persistence/consents.repository.js';
import { SuspensionsRepository } from '../../payouts/persistence/suspensions.repository.js';
import { netOf, type PayoutBatchRowDocument } from '../persistence/payout-batch-row.schema.js';
import { type BankPaymentLine } from './write-bank-file.js';
import { bankName } from './bank-name.js';

type LeftOutReason = (typeof leftOutReasons)[number];
type Revealed = ResponseOf<typeof revealBatchDetails>[number];

export interface FilePlan {
  readonly lines: readonly { readonly row: PayoutBatchRowDocument; readonly line: BankPaymentLine }[];
  readonly leftOut: readonly {
    readonly row: PayoutBatchRowDocument;
    readonly reason: LeftOutReason;
  }[];
}

/** Says what of a batch goes into a file for the bank. */
@Injectable()
export class BatchFileMaker {
  constructor(
    private readonly identity: IdentityClient,
    private readonly suspensions: SuspensionsRepository,
    private readonly consents: ConsentsRepository,
    private readonly balances: BalancesRepository,
    private readonly earlierFiles: EarlierFiles,
  ) {}

  /** Identity records of each whom it is asked for that they were shown: who can't be paid anyway is not. */
  async plan(rows: readonly PayoutBatchRowDocument[], headId: string): Promise<FilePlan> {
    await this.earlierFiles.look(rows.map(({ payoutId }) => payoutId));
    const before = await this.unpayable(rows);
    const payees = rows
      .filter(({ payoutId }) => !before.has(payoutId))
      .map(({ memberId, payoutId }) => ({ memberId, payoutId }));
    const revealed =
      payees.length === 0 ? [] : await this.identity.call(revealBatchDetails, { body: { headId, payees } });
    const byMember = new Map(revealed.map((details) => [details.memberId, details]));
    // Identity may be late: who is suspended meanwhile must be in no file.
    const unpayable = new Map([...before, ...(await this.unpayable(rows))]);
    const outcomes = rows.map((row): FilePlan['lines'][number] | FilePlan['leftOut'][number] => {
      const reason = unpayable.get(row.payoutId);
      if (reason !== undefined) return { row, reason };
      const line = lineOf(row, byMember.get(row.memberId));
      return typeof line === 'string' ? { row, reason: line } : { row, line };
    });
    return {
      lines: outcomes.flatMap((outcome) => ('line' in outcome ? [outcome] : [])),
      leftOut: outcomes.flatMap((outcome) => ('reason' in outcome ? [outcome] : [])),
    };
  }

  /** Why some of them are paid nothing, wherever it would go, by payout. */
  private async unpayable(rows: readonly PayoutBatchRowDocument[]): Promise<ReadonlyMap<string, LeftOutReason>> {
    const memberIds = [...new Set(rows.map(({ memberId }) => memberId))];
    const [suspended, withdrawn, belowZero, earlier] = await Promise.all([
      this.suspensions.among(memberIds),
      this.consents.withdrawnAmong(memberIds),
      this.balances.belowZeroAmong(memberIds),
      this.earlierFiles.of(rows.map(({ payoutId }) => payoutId)),
    ]);
    const reasonOf = ({ payoutId, memberId, saidPaid }: PayoutBatchRowDocument): LeftOutReason | null => {
      if (saidPaid !== undefined || earlier.get(payoutId)?.saidPaid != null) return 'said-paid';
      if (suspended.has(memberId)) return 'suspended';
      if (withdrawn.has(memberId)) return 'consent-withdrawn';
      return belowZero.has(memberId) ? 'not-covered' : null;
    };
    const reasons = rows.map((row) => [row.payoutId, reasonOf(row)] as const);
    return new Map(reasons.flatMap(([payoutId, reason]) => (reason === null ? [] : [[payoutId, reason] as const])));
  }
}

/** The payment, to where the batch was made for and nowhere else; or why there is none. */
function lineOf(row: PayoutBatchRowDocument, details: Revealed | undefined): BankPaymentLine | LeftOutReason {
  const { reference, bankDigest } = row;
  if (details === undefined) return 'account-closed';
  const { bankAccountNo: accountNumber, ifscCode: ifsc, digests } = details;
  const isSame = accountNumber !== null && ifsc !== null && digests.includes(bankDigest);
  if (!isSame) return 'bank-details-changed';
  if (isOfMergedBank(ifsc)) return 'bank-merged';
  if (!isBankAccount(accountNumber) || !isIfsc(ifsc)) return 'bank-details-changed';
  // A member's own name may be in a script that banks don't take.
  const name = bankName(details.bankHolder ?? details.name);
  return name === null ? 'name-unusable' : { name, accountNumber, ifsc, amountPaise: netOf(row), reference };
}
