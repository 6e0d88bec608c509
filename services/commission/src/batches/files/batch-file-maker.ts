import { isBankAccount, isIfsc, revealBatchDetails, type leftOutReasons, type ResponseOf } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { BalancesRepository } from '../../ledger/persistence/balances.repository.js';
import { IdentityClient } from '../../payouts/identity.client.js';
import { ConsentsRepository } from '../../payouts/persistence/consents.repository.js';
import { SuspensionsRepository } from '../../payouts/persistence/suspensions.repository.js';
import { netOf, type PayoutBatchRowDocument } from '../persistence/payout-batch-row.schema.js';
import { type BankPaymentLine } from './write-bank-file.js';
import { bankName } from './bank-name.js';

type Revealed = ResponseOf<typeof revealBatchDetails>[number];

export interface FilePlan {
  readonly lines: readonly { readonly row: PayoutBatchRowDocument; readonly line: BankPaymentLine }[];
  readonly leftOut: readonly {
    readonly row: PayoutBatchRowDocument;
    readonly reason: (typeof leftOutReasons)[number];
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
  ) {}

  /** Identity records that each was shown, with its payout. */
  async plan(rows: readonly PayoutBatchRowDocument[], headId: string): Promise<FilePlan> {
    const payees = rows.map(({ memberId, payoutId }) => ({ memberId, payoutId }));
    const revealed = await this.identity.call(revealBatchDetails, { body: { headId, payees } });
    const byMember = new Map(revealed.map((details) => [details.memberId, details]));
    const memberIds = [...new Set(rows.map(({ memberId }) => memberId))];
    const suspended = await this.suspensions.among(memberIds);
    const withdrawn = await this.consents.withdrawnAmong(memberIds);
    const belowZero = await this.balances.belowZeroAmong(memberIds);
    const outcomes = rows.map((row): FilePlan['lines'][number] | FilePlan['leftOut'][number] => {
      if (suspended.has(row.memberId)) return { row, reason: 'suspended' };
      if (withdrawn.has(row.memberId)) return { row, reason: 'consent-withdrawn' };
      if (belowZero.has(row.memberId)) return { row, reason: 'not-covered' };
      const line = lineOf(row, byMember.get(row.memberId));
      return typeof line === 'string' ? { row, reason: line } : { row, line };
    });
    return {
      lines: outcomes.flatMap((outcome) => ('line' in outcome ? [outcome] : [])),
      leftOut: outcomes.flatMap((outcome) => ('reason' in outcome ? [outcome] : [])),
    };
  }
}

/** The payment, to where the batch was made for and nowhere else; or why there is none. */
function lineOf(
  row: PayoutBatchRowDocument,
  details: Revealed | undefined,
): BankPaymentLine | (typeof leftOutReasons)[number] {
  const { reference, bankDigest } = row;
  if (details === undefined) return 'account-closed';
  const { bankAccountNo: accountNumber, ifscCode: ifsc, digests } = details;
  const isSame = accountNumber !== null && ifsc !== null && digests.includes(bankDigest);
  if (!isSame || !isBankAccount(accountNumber) || !isIfsc(ifsc)) return 'bank-details-changed';
  // A member's own name may be in a script that banks don't take.
  const name = bankName(details.bankHolder ?? details.name);
  return name === null ? 'name-unusable' : { name, accountNumber, ifsc, amountPaise: netOf(row), reference };
}
