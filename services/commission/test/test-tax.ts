import type { Answer } from '@deepam/api-client';
import {
  changeTaxRates,
  taxRates,
  updateCommissionStatus,
  type BodyInputOf,
  addEarnings,
  planApproved,
} from '@deepam/contracts';
import { OnPlanApproved } from '../src/sales/on-network-events.js';
import { headId } from './commission-harness.js';
import { sale, upline } from './sale-builder.js';
import { TestTransfers } from './test-transfers.js';

type Terms = Omit<BodyInputOf<typeof changeTaxRates>, 'version'>;

/** The rates are those of the law, with a threshold of 100 rupees. */
export const small: Terms = {
  isOn: true,
  rateBasisPoints: 200,
  panlessBasisPoints: 2e3,
  threshold: 100,
  mode: 'whole-year',
  startsOn: '2026-04-01',
};

export class TestTax {
  constructor(readonly scene: TestTransfers) {}

  async setRates(terms: Terms): Promise<Answer<typeof changeTaxRates>> {
    const { commission } = this.scene;
    const { body } = await commission.call(taxRates, headId);
    return commission.call(changeTaxRates, headId, { body: { ...terms, version: body.versions[0]!.version } });
  }

  async person(pan: string | null, { sales = 1, earnings = 0 } = {}): Promise<string> {
    const { commission, identity } = this.scene;
    const memberId = await commission.member({ plan: 'Gold' });
    for (let n = 0; n < sales; n++) {
      await commission.tell(OnPlanApproved, planApproved, sale({ upline: [upline(1, { memberId })] }));
    }
    if (earnings > 0) await commission.call(addEarnings, headId, { body: { earning: earnings, userId: memberId } });
    await identity.knows(memberId, { pan });
    return memberId;
  }

  async ask(memberId: string, amount: number): Promise<string> {
    return (await this.scene.payouts.ask(memberId, amount)).body.entry._id;
  }

  readonly approve = (userId: string, commissionId: string): Promise<Answer<typeof updateCommissionStatus>> =>
    this.scene.payouts.decide(userId, commissionId, 'Approved');

  /** The amounts are in rupees. */
  async paid(memberId: string, amount: number): Promise<readonly [number | undefined, number | undefined]> {
    const payoutId = await this.ask(memberId, amount);
    await this.approve(memberId, payoutId);
    const [entry] = (await this.scene.payouts.balanceOf(memberId)).commissionHistory;
    return [entry!.tax, entry!.net];
  }
}
