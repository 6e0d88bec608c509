import {
  isBankAccount,
  isIfsc,
  isOfMergedBank,
  revealBatchDetails,
  type leftOutReasons,
  type ResponseOf,
} from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { BalancesRepository } from '../ledger/persistence/balances.repository.js';
import { PayablesRepository } from '../payables/payables.repository.js';
import { IdentityClient } from '../people/identity.client.js';
import { ConsentsRepository } from '../payouts/persistence/consents.repository.js';
import { SuspensionsRepository } from '../payouts/persistence/suspensions.repository.js';
import type { TransferDocument } from '../transfers/transfer.schema.js';
import type { BankPaymentLine } from './write-bank-file.js';

const longestName = 35;

/**
 * Banks accept A to Z, digits and single spaces. The result never starts with a sign, so no spreadsheet takes it for a
 * formula, and it contains no separator.
 * @returns null if nothing is left, such as for a name in an Indian script
 */

export function bankName(name: string): string | null {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toUpperCase()
    .slice(0, longestName)
    .trim();
  return /[A-Z]/.test(plain) ? plain : null;
}

type LeftOutReason = (typeof leftOutReasons)[number];
type Revealed = ResponseOf<typeof revealBatchDetails>[number];

export interface PlannedLines {
  readonly lines: readonly { readonly transfer: TransferDocument; readonly line: BankPaymentLine }[];
  readonly leftOut: readonly { readonly transfer: TransferDocument; readonly reason: LeftOutReason }[];
}

@Injectable()
export class FileLines {
  constructor(
    private readonly identity: IdentityClient,
    private readonly payables: PayablesRepository,
    private readonly suspensions: SuspensionsRepository,
    private readonly consents: ConsentsRepository,
    private readonly balances: BalancesRepository,
  ) {}

  /** Identity records every reveal, so the plan asks only for members who can be paid. */
  async plan(transfers: readonly TransferDocument[], headId: string): Promise<PlannedLines> {
    const before = await this.unpayable(transfers);
    const payees = transfers
      .filter(({ _id }) => !before.has(_id))
      .map(({ memberId, payableId }) => ({ memberId, payableId }));
    const revealed =
      payees.length === 0 ? [] : await this.identity.call(revealBatchDetails, { body: { headId, payees } });
    const byMember = new Map(revealed.map((details) => [details.memberId, details]));
    // Identity may answer late, and no file may pay a member who was suspended in the meantime.
    const unpayable = new Map([...before, ...(await this.unpayable(transfers))]);
    const outcomes = transfers.map((transfer): PlannedLines['lines'][number] | PlannedLines['leftOut'][number] => {
      const reason = unpayable.get(transfer._id);
      if (reason !== undefined) return { transfer, reason };
      const line = lineOf(transfer, byMember.get(transfer.memberId));
      return typeof line === 'string' ? { transfer, reason: line } : { transfer, line };
    });
    return {
      lines: outcomes.flatMap((outcome) => ('line' in outcome ? [outcome] : [])),
      leftOut: outcomes.flatMap((outcome) => ('reason' in outcome ? [outcome] : [])),
    };
  }

  private async unpayable(transfers: readonly TransferDocument[]): Promise<ReadonlyMap<string, LeftOutReason>> {
    const memberIds = [...new Set(transfers.map(({ memberId }) => memberId))];
    const [suspended, withdrawn, belowZero, payables] = await Promise.all([
      this.suspensions.findSuspendedAmong(memberIds),
      this.consents.withdrawnAmong(memberIds),
      this.balances.belowZeroAmong(memberIds),
      this.payables.findAll(transfers.map(({ payableId }) => payableId)),
    ]);
    const paid = new Set(payables.filter(({ state }) => state !== 'in-transfer').map(({ _id }) => _id));
    const reasonOf = ({ payableId, memberId, kind }: TransferDocument): LeftOutReason | null => {
      if (paid.has(payableId)) return 'paid-before';
      if (suspended.has(memberId)) return 'suspended';
      if (withdrawn.has(memberId)) return 'consent-withdrawn';
      return kind === 'payout' && belowZero.has(memberId) ? 'not-covered' : null;
    };
    const reasons = transfers.map((transfer) => [transfer._id, reasonOf(transfer)] as const);
    return new Map(reasons.flatMap(([id, reason]) => (reason === null ? [] : [[id, reason] as const])));
  }
}

/**
 * A line pays only the bank account that the bank file was made for.
 * @returns the line, or the reason why there is none
 */
function lineOf(
  { reference, bankDigest, netPaise }: TransferDocument,
  details: Revealed | undefined,
): BankPaymentLine | LeftOutReason {
  if (details === undefined) return 'account-closed';
  const { bankAccountNo: accountNumber, ifscCode: ifsc, digests } = details;
  const isSame = accountNumber !== null && ifsc !== null && digests.includes(bankDigest ?? '');
  if (!isSame) return 'bank-details-changed';
  if (isOfMergedBank(ifsc)) return 'bank-merged';
  if (!isBankAccount(accountNumber) || !isIfsc(ifsc)) return 'bank-details-changed';
  // A member's own name may be in a script that banks don't take.
  const name = bankName(details.bankHolder ?? details.name);
  return name === null ? 'name-unusable' : { name, accountNumber, ifsc, amountPaise: netPaise, reference };
}
