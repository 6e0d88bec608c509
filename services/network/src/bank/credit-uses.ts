import { otherKeysOf } from '@deepam/bank-statements';
import type { Paise } from '@deepam/contracts';
import { Clock, DomainError, isDuplicateKey } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';
import type { BankLine } from './persistence/bank-line.schema.js';
import type { ExpectedPayment } from './persistence/expected-payment.schema.js';

export interface CreditUse {
  readonly _id: string;
  readonly kind: 'plan' | 'cotton' | 'transfer-return';
  /** The id is that of the plan request, the cotton order or the transfer. */
  readonly ownerId: string;
  readonly date: string;
  readonly amountPaise: Paise;
  readonly at: Date;
}

export const creditUseModel = 'CreditUse';
export const creditUseSchema = new Schema<CreditUse>(
  {
    _id: { type: String, required: true },
    kind: { type: String, enum: ['plan', 'cotton', 'transfer-return'], required: true },
    ownerId: { type: String, required: true },
    date: { type: String, required: true },
    amountPaise: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'credit_uses', versionKey: false },
);
creditUseSchema.index({ ownerId: 1 });

export const keysOf = (line: BankLine): string[] => [line.movementKey, ...otherKeysOf(line)];

/** The use is written in the transaction of the act that it serves, and the database rejects a second one. */
@Injectable()
export class CreditUses {
  constructor(
    @InjectModel(creditUseModel) private readonly model: Model<CreditUse>,
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
    const other = await this.model.exists(ofLine).session(session);
    if (other) throw new DomainError('NETWORK.CREDIT_USED');
    await this.write({ _id, kind, ownerId, date, amountPaise }, session);
  }

  async free(ownerId: string, session: ClientSession): Promise<void> {
    await this.model.deleteMany({ ownerId, kind: { $in: ['plan', 'cotton'] } }, { session });
  }

  async usesOf(lines: readonly BankLine[]): Promise<ReadonlyMap<string, CreditUse>> {
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
   * A credit that counts as a return never gets another use.
   * @returns false if the credit has a use already
   */
  async useForReturn(line: BankLine, transferId: string, session: ClientSession): Promise<boolean> {
    const { movementKey: _id, date, amountPaise } = line;
    if (await this.model.exists({ _id: { $in: keysOf(line) } }).session(session)) return false;
    const use = { _id, kind: 'transfer-return' as const, ownerId: transferId, date, amountPaise };
    await this.model.create([{ ...use, at: this.clock.now() }], { session });
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
