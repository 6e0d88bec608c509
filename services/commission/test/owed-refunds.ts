import { cottonApproved, planApproved, returnApproved, saleReversed } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { OnDepositReturned } from '../src/deposits/on-deposit-returned.js';
import { OnOrderApproved } from '../src/deposits/on-order-approved.js';
import { OnPlanApproved, OnSaleReversed } from '../src/sales/on-network-events.js';
import { headId } from './commission-harness.js';
import { reversalOf, sale } from './sale-builder.js';
import type { TestTransfers } from './test-transfers.js';

export interface OwedRefund {
  readonly memberId: string;
  readonly payableId: string;
  readonly net: number;
}

export async function owedDeposit({ commission, identity }: TestTransfers): Promise<OwedRefund> {
  const memberId = await commission.member({ name: 'Kamala Returns' });
  await identity.knows(memberId);
  const order = { orderId: newId(), memberId, memberName: 'Kamala Returns', quantityKg: 2 };
  const occurredAt = '2026-01-05T09:30:00.000Z';
  await commission.tell(OnOrderApproved, cottonApproved, { ...order, occurredAt });
  await commission.tell(OnDepositReturned, returnApproved, {
    ...order,
    occurredAt,
    depositPaise: 8e4,
    makingChargePaise: 6e4,
    buyerAccounts: [memberId],
    depositProofKey: null,
    approval: {
      neededAbovePaise: null,
      isOrderPaid: true,
      orderApprovalId: null,
      approvalId: null,
      decidedBy: headId,
      approverId: null,
    },
  });
  return { memberId, payableId: order.orderId, net: 800 };
}

export async function owedPrice({ commission, identity }: TestTransfers, net = 2500): Promise<OwedRefund> {
  const memberId = await commission.member({ plan: 'Silver' });
  await identity.knows(memberId);
  const soldPlan = sale({ memberId, amountPaise: net * 100 });
  await commission.tell(OnPlanApproved, planApproved, soldPlan);
  await commission.tell(OnSaleReversed, saleReversed, reversalOf(soldPlan));
  return { memberId, payableId: soldPlan.saleId, net };
}
