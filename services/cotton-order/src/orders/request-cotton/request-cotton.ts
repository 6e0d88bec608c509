import { cottonRequested, latinDigits, type BodyOf, type requestCotton } from '@deepam/contracts';
import { Members, type Member } from '@deepam/members';
import { Outbox } from '@deepam/messaging';
import {
  accountsOf,
  Clock,
  DomainError,
  newId,
  ObjectStore,
  Transactions,
  type Caller,
  type UploadedFile,
} from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { COTTON_ORDER_CONFIG, type CottonOrderConfig } from '../../config.js';
import { orderFacts } from '../domain/order-facts.js';
import { ClosingsRepository } from '../persistence/closings.repository.js';
import type { OrderDocument } from '../persistence/order.schema.js';
import { OrdersRepository } from '../persistence/orders.repository.js';
import { PaymentReferencesClient } from './payment-references.client.js';

@Injectable()
export class RequestCottonHandler {
  constructor(
    private readonly members: Members,
    private readonly orders: OrdersRepository,
    private readonly closings: ClosingsRepository,
    private readonly references: PaymentReferencesClient,
    private readonly objects: ObjectStore,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(COTTON_ORDER_CONFIG) private readonly config: Pick<CottonOrderConfig, 'MAX_OPEN_ORDERS'>,
  ) {}

  /**
   * The register of payments must answer before anything is stored. If the order is not written afterwards, the member
   * may send the number again, and the proof is removed.
   * @throws DomainError NETWORK.UTR_USED, ACCESS.ACCOUNT_CLOSING, SERVER.UNAVAILABLE, COTTON.ORDER_NOT_FOUND,
   * COTTON.ALREADY_ANSWERED, COTTON.TOO_MANY_OPEN
   */
  async execute(
    caller: Pick<Caller, 'memberId' | 'influencedBy'>,
    wanted: BodyOf<typeof requestCotton>,
    proof: UploadedFile,
  ): Promise<OrderDocument> {
    const { memberId } = caller;
    const member = await this.members.find(memberId);
    if (!member) throw new DomainError('ACCESS.PLAN_NEEDED');
    const { utr = null, answers } = wanted;
    const orderId = newId();
    if (answers !== undefined) await this.orders.assertUnanswered(answers, memberId);
    await this.assertNumberNotOwn(utr, memberId);
    await this.assertWithinLimit(memberId);
    const { sha256, perceptualHash } = proof;
    const seenBefore = await this.references.reserve({ orderId, memberId, utr, picture: { sha256, perceptualHash } });
    return this.objects.withStored('cotton-order/payment-proofs', proof, (paymentProofKey) =>
      this.transactions.run(async (session) => {
        const requestedAt = this.clock.now();
        if (!(await this.closings.mayOrder(memberId, requestedAt, session)))
          throw new DomainError('ACCESS.ACCOUNT_CLOSING');
        await this.assertWithinLimit(memberId, session);
        // The member is read again, since the mobile may have been corrected during the calls.
        const buyer = (await this.members.find(memberId, session)) ?? member;
        const order: OrderDocument = {
          _id: orderId,
          member: buyerOf(buyer),
          buyerAccounts: accountsOf(caller),
          searchName: latinDigits(buyer.name.toLowerCase()),
          quantityKg: wanted.quantity,
          address: wanted.address,
          paymentProofKey,
          requestedAt,
          status: 'Requested',
          rejectionReason: null,
          returnStatus: null,
          returnReason: null,
          adminImageKey: null,
          steps: [],
          utr,
          ...(utr !== null && { heldUtr: utr }),
          seenBefore,
        };
        await this.assertNotHeld(utr, session);
        if (answers !== undefined) await this.orders.answer(answers, orderId, session);
        await this.orders.add(order, session);
        await this.outbox.add(session, cottonRequested, { ...orderFacts(order, order.requestedAt), utr });
        return order;
      }),
    );
  }

  /**
   * Every request writes the document of `mayOrder`, so of two concurrent requests the later one is repeated and counts
   * the other.
   */
  private async assertWithinLimit(memberId: string, session?: ClientSession): Promise<void> {
    const most = this.config.MAX_OPEN_ORDERS;
    if ((await this.orders.countRequested(memberId, session)) < most) return;
    throw new DomainError('COTTON.TOO_MANY_OPEN', { details: { most } });
  }

  /**
   * The check runs before the register, which learns of the other order later. The register refuses the number of
   * another member and keeps its sender.
   */
  private async assertNumberNotOwn(utr: string | null, memberId: string): Promise<void> {
    if (utr !== null && (await this.orders.holderOf(utr)) === memberId) throw new DomainError('NETWORK.UTR_USED');
  }

  private async assertNotHeld(utr: string | null, session: ClientSession): Promise<void> {
    if (utr !== null && (await this.orders.holderOf(utr, session)) !== null) throw new DomainError('NETWORK.UTR_USED');
  }
}

const buyerOf = ({ _id, name, mobile, profileRevision }: Member): OrderDocument['member'] => ({
  _id,
  name,
  mobile,
  profileRevision,
});
