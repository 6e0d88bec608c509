import { depositReturnAmount, orderTotal, toRupees, type CottonOrderView, promisedDay } from '@deepam/contracts';
import { FileLinks } from '@deepam/platform';
import { Members } from '@deepam/members';
import { Inject, Injectable } from '@nestjs/common';
import { COTTON_ORDER_CONFIG, type CottonOrderConfig } from '../config.js';
import type { OrderDocument } from './persistence/order.schema.js';

@Injectable()
export class OrderViews {
  constructor(
    private readonly links: FileLinks,
    private readonly members: Members,
    @Inject(COTTON_ORDER_CONFIG) private readonly config: CottonOrderConfig,
  ) {}

  viewOf(order: OrderDocument): CottonOrderView {
    const { _id, member, quantityKg, address, status, returnStatus } = order;
    return {
      _id,
      member: { _id: member._id, name: member.name, mobile: member.mobile },
      quantity: quantityKg,
      address,
      paymentProof: this.links.link(order.paymentProofKey),
      requestDate: order.requestedAt.toISOString(),
      status,
      rejectionReason: order.rejectionReason ?? order.returnReason,
      adminProvidedImage: this.links.link(order.adminImageKey),
      depositReturnRequested: returnStatus !== null,
      depositReturnStatus: returnStatus,
      deposit: toRupees(orderTotal(quantityKg)),
      depositReturnAmount: toRupees(depositReturnAmount(quantityKg)),
      cottonReturnQuantity: returnStatus === 'Approved' ? quantityKg : null,
      steps: order.steps.map(({ step, at }) => ({ step, at: at.toISOString(), by: null })),
      sentAt: order.sentAt?.toISOString() ?? null,
      parcelNo: order.parcelNo ?? null,
      ...promisedDays(order, {
        deliveryDays: this.config.SERVICE_LEVEL_DELIVERY_DAYS,
        refundDays: this.config.SERVICE_LEVEL_REFUND_DAYS,
      }),
      utr: order.utr,
      seenBefore: [],
    };
  }

  async forHead(orders: readonly OrderDocument[]): Promise<CottonOrderView[]> {
    const deciders = orders.flatMap(({ steps }) => steps.map(({ byId }) => byId));
    const names = await this.members.findAll([...new Set(deciders)]);
    const nameOf = (id: string) => names.get(id)?.name || null;
    return orders.map((order) => ({
      ...this.viewOf(order),
      steps: order.steps.map(({ step, at, byId }) => ({ step, at: at.toISOString(), by: nameOf(byId) })),
      seenBefore: order.seenBefore,
    }));
  }
}

interface PromisedDays {
  readonly deliveryDays: number;
  readonly refundDays: number;
}

export function promisedDays(
  order: OrderDocument,
  { deliveryDays, refundDays }: PromisedDays,
): { deliveryBy: string | null; refundBy: string | null } {
  const { status, returnStatus, requestedAt, steps } = order;
  const asked = steps.find(({ step }) => step === 'return-requested')?.at;
  const isReturning = returnStatus === 'Requested' || returnStatus === 'Approved';
  return {
    deliveryBy: status === 'Approved' || status === 'Delivered' ? promisedDay(requestedAt, deliveryDays) : null,
    refundBy: asked && isReturning ? promisedDay(asked, refundDays) : null,
  };
}
