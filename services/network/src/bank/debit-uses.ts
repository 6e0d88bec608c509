import { otherKeysOf } from '@deepam/bank-statements';
import type { BodyOf, claimReturnedCredits, Paise } from '@deepam/contracts';
import { Clock, DomainError, isDuplicateKey, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { creditUseModel, type CreditUse } from './persistence/credit-use.schema.js';

type Debit = BodyOf<typeof claimReturnedCredits>['debits'][number];
type Claimed = Pick<Debit, 'key' | 'reference'>;

interface Refund {
  readonly saleId: string;
  readonly refundReference: string;
  readonly amountPaise: Paise;
  /** ISO day on which it was noted; a stored debit has its own. */
  readonly date: string;
}

/** Keeps what each debit of the bank proves: the transfer of one payout, or one refund. */
@Injectable()
export class DebitUses {
  constructor(
    @InjectModel(creditUseModel) private readonly model: Model<CreditUse>,
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts debits as transfers of payouts; the same claim again changes nothing.
   * @returns those that prove something else
   */
  async claimTransfers(debits: readonly Debit[], isClaimed: boolean): Promise<Claimed[]> {
    if (debits.length === 0) return [];
    const claim = () => this.transactions.run((session) => this.claimIn(debits, isClaimed, session));
    // A concurrent claim of one of them has been committed meanwhile.
    return claim().catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
      return claim();
    });
  }

  private async claimIn(debits: readonly Debit[], isClaimed: boolean, session: ClientSession): Promise<Claimed[]> {
    const keysOf = await this.keysByKey(debits, session);
    const utrs = debits.flatMap(({ utr }) => utr ?? []);
    const uses = await this.model
      .find({ $or: [{ _id: { $in: [...keysOf.values()].flat() } }, { kind: 'refund', utr: { $in: utrs } }] })
      .session(session)
      .lean<CreditUse[]>();
    const refused: Claimed[] = [];
    const news: CreditUse[] = [];
    for (const { key: _id, reference: ownerId, utr, amountPaise, on: date } of debits) {
      const keys = keysOf.get(_id)!;
      const found = [...uses, ...news].filter(
        (use) => keys.includes(use._id) || (use.kind === 'refund' && use.utr === utr),
      );
      if (found.some((use) => use.kind !== 'payout-transfer' || use.ownerId !== ownerId))
        refused.push({ key: _id, reference: ownerId });
      else if (found.length === 0)
        news.push({
          ...{ _id, kind: 'payout-transfer', ownerId, date, amountPaise, at: this.clock.now() },
          ...(utr !== null && { utr }),
        });
    }
    if (isClaimed && news.length > 0) {
      for (const use of news) await this.claimNumber(use, session);
      await this.model.insertMany(news, { session, ordered: true });
    }
    return refused;
  }

  /** A number of the bank is of transfers or of one refund: a concurrent refund with it writes the same document. */
  private async claimNumber({ utr, ...use }: CreditUse, session: ClientSession): Promise<void> {
    if (utr === undefined) return;
    const { kind } = use;
    const change = { $setOnInsert: { ...use, _id: keyOfNumber(utr) } };
    await this.model.updateOne({ _id: keyOfNumber(utr), kind }, change, { session, upsert: true });
  }

  /**
   * Counts the debit with this number as the refund of a sale, whether a statement shows it already or will.
   * @throws DomainError NETWORK.REFUND_NUMBER_USED where it is the transfer of a payout
   */
  async useForRefund(
    { saleId, refundReference: utr, amountPaise, date }: Refund,
    session: ClientSession,
  ): Promise<void> {
    const shown = await this.lines
      .find({ direction: 'debit', references: utr, amountPaise })
      .session(session)
      .lean<BankLine[]>();
    const keys = shown.flatMap((line) => [line.movementKey, ...otherKeysOf(line)]);
    const used = await this.model.exists({ $or: [{ _id: { $in: keys } }, { utr }] }).session(session);
    if (used) throw new DomainError('NETWORK.REFUND_NUMBER_USED');
    const use = {
      ...{ kind: 'refund' as const, ownerId: saleId, amountPaise, utr },
      ...{ date: shown[0]?.date ?? date, at: this.clock.now() },
    };
    const ids = [keyOfNumber(utr), ...shown.slice(0, 1).map(({ movementKey }) => movementKey)];
    try {
      await this.model.insertMany(
        ids.map((_id) => ({ ...use, _id })),
        { session, ordered: true },
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new DomainError('NETWORK.REFUND_NUMBER_USED', { cause: error });
    }
  }

  /** By the key of each debit, all by which another export may have named its movement. */
  private async keysByKey(debits: readonly Debit[], session: ClientSession): Promise<ReadonlyMap<string, string[]>> {
    const stored = await this.lines
      .find({
        direction: 'debit',
        date: { $in: [...new Set(debits.map(({ on }) => on))] },
        amountPaise: { $in: [...new Set(debits.map(({ amountPaise }) => amountPaise))] },
      })
      .session(session)
      .lean<BankLine[]>();
    const groups = stored.map((line) => [line.movementKey, ...otherKeysOf(line)]);
    return new Map(
      debits.map(({ key }) => [key, [key, ...groups.filter((group) => group.includes(key)).flat()]] as const),
    );
  }
}

const keyOfNumber = (utr: string): string => `utr ${utr}`;
