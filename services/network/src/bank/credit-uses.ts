import { otherKeysOf, payoutReferencesIn } from '@deepam/bank-statements';
import type { BodyOf, claimReturnedCredits } from '@deepam/contracts';
import { Clock, DomainError, isDuplicateKey, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { creditUseModel, type CreditUse } from './persistence/credit-use.schema.js';
import { expectedPaymentModel, waitingStatuses, type ExpectedPayment } from './persistence/expected-payment.schema.js';

type Returned = BodyOf<typeof claimReturnedCredits>['credits'][number];
type Text = Pick<BankLine, 'narration' | 'reference'>;

/** All by which another export may have named the movement of this line. */
const keysOf = (line: BankLine): string[] => [line.movementKey, ...otherKeysOf(line)];

export const payoutsNamedIn = ({ narration, reference }: Text): string[] =>
  payoutReferencesIn(`${narration} | ${reference}`);

/** Keeps what each credit serves. A use is written in the transaction of the deed that it serves; the database refuses a second one. */
@Injectable()
export class CreditUses {
  constructor(
    @InjectModel(creditUseModel) private readonly model: Model<CreditUse>,
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError NETWORK.CREDIT_USED */
  async use(
    line: BankLine,
    { kind, _id: ownerId }: Pick<ExpectedPayment, '_id' | 'kind'>,
    session: ClientSession,
  ): Promise<void> {
    const { movementKey: _id, date, amountPaise } = line;
    const ofLine = { _id: { $in: keysOf(line) } };
    // Commission may have read the same credit from another export, which spells it otherwise.
    const returned = { kind: 'payout-return', ownerId: { $in: payoutsNamedIn(line) }, date, amountPaise } as const;
    const other = await this.model.exists({ $or: [ofLine, returned] }).session(session);
    if (other) throw new DomainError('NETWORK.CREDIT_USED');
    await this.write({ _id, kind, ownerId, date, amountPaise }, session);
  }

  /** The request or order is not paid by its credit any more. */
  async free(ownerId: string, session: ClientSession): Promise<void> {
    await this.model.deleteMany({ ownerId, kind: { $in: ['plan', 'cotton'] } }, { session });
  }

  /** By movement, those that serve something. */
  async of(lines: readonly BankLine[]): Promise<ReadonlyMap<string, CreditUse>> {
    const found = await this.model.find({ _id: { $in: lines.flatMap(keysOf) } }).lean<CreditUse[]>();
    const byKey = new Map(found.map((use) => [use._id, use]));
    return new Map(
      lines.flatMap((line) => {
        const use = keysOf(line)
          .map((key) => byKey.get(key))
          .find((one) => one !== undefined);
        return use === undefined ? [] : [[line.movementKey, use] as const];
      }),
    );
  }

  /**
   * Counts credits as returns of payouts; the same claim again changes nothing.
   * @returns the keys of those that serve something else, or may be the money of a request that waits
   */
  async claimReturns(credits: readonly Returned[], isClaimed: boolean): Promise<string[]> {
    const refused: string[] = [];
    for (const credit of credits) {
      const isFree = await this.transactions
        .run((session) => this.claimReturn(credit, isClaimed, session))
        .catch((error: unknown) => {
          if (error instanceof DomainError && error.code === 'NETWORK.CREDIT_USED') return false;
          throw error;
        });
      if (!isFree) refused.push(credit.key);
    }
    return refused;
  }

  private async claimReturn(
    { key: _id, reference, amountPaise, on: date }: Returned,
    isClaimed: boolean,
    session: ClientSession,
  ): Promise<boolean> {
    const likely = {
      direction: 'credit' as const,
      $or: [{ movementKey: _id }, { amountPaise, date }],
    };
    const lines = await this.lines.find(likely).session(session).lean<BankLine[]>();
    const shown = lines.filter((line) => keysOf(line).includes(_id));
    const keys = [_id, ...shown.flatMap(keysOf)];
    const use = await this.model
      .findOne({ _id: { $in: keys } })
      .session(session)
      .lean<CreditUse>();
    if (use) return use.kind === 'payout-return' && use.ownerId === reference;
    const own = lines.filter((line) => shown.includes(line) || payoutsNamedIn(line).includes(reference));
    const requests = own.flatMap(({ expectedId, candidates }) => [
      ...(expectedId === undefined ? [] : [expectedId]),
      ...candidates.map(({ id }) => id),
    ]);
    const isInDoubt = await this.expected
      .exists({ _id: { $in: requests }, status: { $in: waitingStatuses } })
      .session(session);
    if (isInDoubt) return false;
    if (isClaimed) await this.write({ _id, kind: 'payout-return', ownerId: reference, date, amountPaise }, session);
    return true;
  }

  private async write(use: Omit<CreditUse, 'at'>, session: ClientSession): Promise<void> {
    try {
      await this.model.create([{ ...use, at: this.clock.now() }], { session });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new DomainError('NETWORK.CREDIT_USED', { cause: error });
    }
  }
}
