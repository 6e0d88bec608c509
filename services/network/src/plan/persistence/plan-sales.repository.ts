import { indianDay } from '@deepam/contracts';
import { Clock, DomainError, isDuplicateKey } from '@deepam/platform';
import type { PlanName } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { DebitUses } from '../../bank/debit-uses.js';
import { PaymentReferencesRepository } from '../../payments/persistence/payment-references.repository.js';
import { planSaleModel, refundIndex, type PlanSale } from './plan-sale.schema.js';
import type { Reversal } from './reversal.schema.js';

const stands = { reversal: { $exists: false } } as const;

/** Sales of plans. What was sold never changes; that it was taken back is written down once. */
@Injectable()
export class PlanSalesRepository {
  constructor(
    @InjectModel(planSaleModel) private readonly model: Model<PlanSale>,
    private readonly references: PaymentReferencesRepository,
    private readonly debits: DebitUses,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError NETWORK.SALE_NOT_FOUND */
  async get(id: string, session: ClientSession): Promise<PlanSale> {
    const found = await this.model.findById(id, null, { session }).lean<PlanSale>();
    if (!found) throw new DomainError('NETWORK.SALE_NOT_FOUND');
    return found;
  }

  /** Oldest first. */
  async of(memberId: string): Promise<PlanSale[]> {
    return this.model.find({ memberId }).sort({ approvedAt: 1, _id: 1 }).lean<PlanSale[]>();
  }

  async findAll(ids: readonly string[]): Promise<Map<string, PlanSale>> {
    const found = await this.model.find({ _id: { $in: ids } }).lean<PlanSale[]>();
    return new Map(found.map((sale) => [sale._id, sale]));
  }

  async standing(memberId: string, plan: PlanName, session: ClientSession): Promise<PlanSale | null> {
    return this.model.findOne({ memberId, plan, ...stands }, null, { session }).lean<PlanSale>();
  }

  /** @throws DomainError NETWORK.SALE_REVERSED, NETWORK.REFUND_NUMBER_USED, NETWORK.UTR_USED */
  async reverse(id: string, reversal: Reversal, session: ClientSession): Promise<void> {
    const { refundReference } = reversal;
    const key = refundReference === null ? {} : await this.freeKey(id, refundReference, session);
    const change = this.model.updateOne(
      { _id: id, ...stands },
      { $set: { reversal: { ...reversal, ...key } } },
      { session },
    );
    const { modifiedCount } = await change.catch(usedNumber);
    if (modifiedCount !== 1) throw new DomainError('NETWORK.SALE_REVERSED');
  }

  /** @throws DomainError NETWORK.REFUND_NOTED, NETWORK.REFUND_NUMBER_USED, NETWORK.UTR_USED */
  async noteRefund(
    id: string,
    { refundReference, refundedBy }: { readonly refundReference: string; readonly refundedBy: string },
    session: ClientSession,
  ): Promise<void> {
    const { refundKey } = await this.freeKey(id, refundReference, session);
    const change = this.model.updateOne(
      { _id: id, 'reversal.refundReference': null },
      {
        $set: {
          'reversal.refundReference': refundReference,
          'reversal.refundedBy': refundedBy,
          'reversal.refundKey': refundKey,
        },
      },
      { session },
    );
    const { modifiedCount } = await change.catch(usedNumber);
    if (modifiedCount !== 1) throw new DomainError('NETWORK.REFUND_NOTED');
  }

  /** The contract has made its letters capital ones. */
  private async freeKey(
    saleId: string,
    refundReference: string,
    session: ClientSession,
  ): Promise<{ refundKey: string }> {
    const other = await this.model.exists({ 'reversal.refundReference': refundReference }).session(session);
    if (other) throw new DomainError('NETWORK.REFUND_NUMBER_USED');
    // By it money came in, and none went back.
    if (await this.references.find(refundReference, session)) throw new DomainError('NETWORK.UTR_USED');
    const { amountPaise } = await this.get(saleId, session);
    const date = indianDay(this.clock.now());
    await this.debits.useForRefund({ saleId, refundReference, amountPaise, date }, session);
    return { refundKey: refundReference };
  }
}

/** Of two at one moment. */
function usedNumber(error: unknown): never {
  if (!isDuplicateKey(error) || !String(error).includes(refundIndex)) throw error;
  throw new DomainError('NETWORK.REFUND_NUMBER_USED', { cause: error });
}
