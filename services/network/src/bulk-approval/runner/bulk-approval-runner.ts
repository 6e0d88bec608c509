import { WorkRunner } from '@deepam/messaging';
import { SESSION_REVOCATIONS, type SessionRevocations } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { BulkApprovalRow, BegunBy, BulkApproval } from '../persistence/bulk-approval.schema.js';
import { BulkApprovalsRepository } from '../persistence/bulk-approvals.repository.js';
import { RowApprover } from './row-approver.js';

@Injectable()
export class BulkApprovalRunner extends WorkRunner<BulkApproval, BulkApprovalRow> {
  constructor(
    approvals: BulkApprovalsRepository,
    private readonly approver: RowApprover,
    @Inject(SESSION_REVOCATIONS) private readonly revocations: SessionRevocations,
  ) {
    super(BulkApprovalRunner.name, approvals);
  }

  protected decide(row: BulkApprovalRow, caller: BegunBy, holder: string): Promise<void> {
    return this.approver.decide(row, caller, holder);
  }

  protected isOver({ memberId, sessionVersion }: BegunBy): boolean {
    return this.revocations.isRevoked({ memberId, sessionVersion });
  }
}
