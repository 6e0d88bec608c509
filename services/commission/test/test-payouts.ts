import type { Answer } from '@deepam/api-client';
import {
  addEarnings,
  balance,
  commissionRequest,
  planApproved,
  updateCommissionStatus,
  type ResponseOf,
} from '@deepam/contracts';
import { OnPlanApproved } from '../src/sales/on-plan-approved/on-plan-approved.handler.js';
import { headId, TestCommission, type TestMember } from './commission-harness.js';
import { sale, upline } from './sale-builder.js';

/** Members with money, and what they and the head do with it. */
export class TestPayouts {
  constructor(private readonly commission: TestCommission) {}

  /** A Gold member with 250 rupees of commission and so much of earnings. */
  readonly rich = async (earnings = 100, member: TestMember = {}): Promise<string> => {
    const memberId = await this.commission.member({ plan: 'Gold', ...member });
    await this.commission.tell(OnPlanApproved, planApproved, sale({ upline: [upline(1, { memberId })] }));
    await this.commission.call(addEarnings, headId, { body: { earning: earnings, userId: memberId } });
    await this.forgetPassed();
    return memberId;
  };

  /** As if more than a day had gone by: amounts that passed without a second approver count no more. */
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
