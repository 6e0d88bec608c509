import { approvePlan, type ResponseOf } from '@deepam/contracts';
import { BulkCalls, ApprovalWorkflow } from '@deepam/messaging';
import { accountsOf, CurrentCaller, DomainError, Input, may, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { NamesOfMembers } from '../../membership/names-of-members.js';
import { ApprovePlanHandler, noApprover } from './approve-plan.handler.js';

@Controller()
export class ApprovePlanController {
  private readonly guarded = this.approvals.guard(approvePlan, (input, caller) => this.carryOut(input, caller));

  constructor(
    private readonly handler: ApprovePlanHandler,
    private readonly approvals: ApprovalWorkflow,
    names: NamesOfMembers,
    bulk: BulkCalls,
  ) {
    bulk.open('approve-plans', {
      endpoint: approvePlan,
      inputOf: ({ id, plan, requestId }) => ({ body: { userId: id, plan, payment: 'received', requestId } }),
      carryOut: async (input, caller) => void (await this.carryOut(input, caller).catch(noApprover)),
      namesOf: (ids) => names.namesOf(ids),
    });
  }

  @Route(approvePlan)
  approve(@CurrentCaller() caller: Caller, @Input() input: InputOf<typeof approvePlan>) {
    return this.guarded(input, caller);
  }

  private async carryOut(
    { body }: InputOf<typeof approvePlan>,
    caller: Caller,
  ): Promise<ResponseOf<typeof approvePlan>> {
    // An unrequested or unpaid plan creates commission without money.
    const isRequested = body.requestId !== undefined && body.payment === 'received';
    if (!isRequested && !may(caller, 'adjust-money')) throw new DomainError('ACCESS.NOT_PERMITTED');
    const { memberId, isHead } = caller;
    const approver = {
      memberId,
      accounts: accountsOf(caller),
      isHead,
      mayApproveMembers: may(caller, 'approve-members'),
    };
    const saleId = await this.handler.execute(body, approver);
    return { message: `The ${body.plan} plan is approved.`, saleId };
  }
}
