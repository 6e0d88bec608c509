import { depositReturnAmount, orderTotal, toRupees, type CottonOrderView } from '@deepam/contracts';
import { FileLinks } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { OrderDocument } from './persistence/order.schema.js';

/** Orders as answers show them: rupees and signed links. */
@Injectable()
export class OrderViews {
  constructor(private readonly links: FileLinks) {}

  /** As the buyer sees it. */
  of(order: OrderDocument): CottonOrderView {
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
      utr: order.utr ?? null,
      seenBefore: [],
    };
  }

  /** The head sees who else sent the proof. */
  forHead(order: OrderDocument): CottonOrderView {
    return { ...this.of(order), seenBefore: order.seenBefore ?? [] };
  }
}
