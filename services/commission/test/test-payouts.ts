import type { Answer } from '@deepam/api-client';
import {
  addEarnings,
  balance,
  commissionRequest,
  planApproved,
  updateCommissionStatus,
  type ResponseOf,
} from '@deepam/contracts';
import { OnPlanApproved } from '../src/sales/on-network-events.js';
import { headId, TestCommission, type TestMember } from './commission-harness.js';
import { sale, upline } from './sale-builder.js';

export class TestPayouts {
  constructor(private readonly commission: TestCommission) {}

  readonly rich = async (earnings = 100, member: TestMember = {}): Promise<string> => {
    const memberId = await this.commission.member({ plan: 'Gold', ...member });
    await this.commission.tell(OnPlanApproved, planApproved, sale({ upline: [upline(1, { memberId })] }));
    await this.commission.call(addEarnings, headId, { body: { earning: earnings, userId: memberId } });
    await this.forgetPassed();
    return memberId;
  };

  /** Amounts of more than a day ago no longer count for the second approval. */
  readonly forgetPassed = async (): Promise<void> => {
    await this.commission.db.collection('passed_amounts').deleteMany({});
  };

  readonly ask = (memberId: string, commissionAmount: number): Promise<Answer<typeof commissionRequest>> =>
    this.commission.call(commissionRequest, memberId, { body: { commissionAmount } });

  readonly decide = (
    userId: string,
    commissionId: string,
    status: 'Approved' | 'Rejected',
    reason?: string,
  ): Promise<Answer<typeof updateCommissionStatus>> =>
    this.commission.call(updateCommissionStatus, headId, { body: { userId, commissionId, status, reason } });

  readonly balanceOf = async (memberId: string): Promise<ResponseOf<typeof balance>> =>
    (await this.commission.call(balance, memberId)).body;
}
