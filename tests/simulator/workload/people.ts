import type { PlanName, UplineSnapshot } from '@deepam/contracts';
import type { Draw } from '../course/draw.js';
import type { SaleTerms } from '../service/network.js';
import { nameNobodyBears } from './failing-events.js';

const plans: readonly PlanName[] = ['Bronze', 'Silver', 'Gold'];
const prices: Readonly<Record<PlanName, number>> = { Bronze: 500_000, Silver: 1_000_000, Gold: 2_499_900 };

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly plan: PlanName | null;
}

export class People {
  readonly all: readonly Person[];

  constructor(private readonly draw: Draw) {
    this.all = Array.from({ length: 8 }, (_, n) => ({
      id: draw.hex(24),
      name: `Member ${n}`,
      plan: draw.happens(0.8) ? draw.oneOf(plans) : null,
    }));
  }

  sale(isNobody: boolean): SaleTerms {
    const { draw } = this;
    const first = draw.below(this.all.length);
    const levels = 1 + draw.below(6);
    const plan = draw.oneOf(plans);
    return {
      memberId: draw.hex(24),
      memberName: isNobody ? nameNobodyBears : 'A Buyer',
      memberCode: 'CODE',
      previousPlan: null,
      plan,
      payment: draw.happens(0.9) ? 'received' : 'waived',
      amountPaise: prices[plan] + draw.below(100),
      upline: Array.from({ length: levels }, (_, n) => this.uplineAt(n + 1, this.all[(first + n) % this.all.length]!)),
    };
  }

  private uplineAt(level: number, { id, name, plan }: Person): UplineSnapshot {
    const isApproved = plan !== null;
    return { level, memberId: id, name, isHead: false, isApproved, isDeleted: false, plan };
  }
}
