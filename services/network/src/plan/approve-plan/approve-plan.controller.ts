import { approvePlan, type ResponseOf } from '@deepam/contracts';
import { BulkCalls } from '@deepam/messaging';
import { CurrentCaller, DomainError, Input, may, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { NamesOfMembers } from '../../membership/names-of-members.js';
import { ApprovePlanHandler } from './approve-plan.handler.js';

@Controller()
export class ApprovePlanController {
  constructor(
    private readonly handler: ApprovePlanHandler,
    names: NamesOfMembers,
    bulk: BulkCalls,
  ) {
    bulk.open('approve-plans', {
      endpoint: approvePlan,
      inputOf: ({ id, plan, requestId }) => ({ body: { userId: id, plan, payment: 'received', requestId } }),
      carryOut: async (input, caller) => void (await this.approve(caller, input)),
      namesOf: (ids) => names.of(ids),
    });
  }

  @Route(approvePlan)
  async approve(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof approvePlan>,
  ): Promise<ResponseOf<typeof approvePlan>> {
    // What nobody asked for or paid for makes commission out of nothing.
    const isRequested = body.requestId !== undefined && body.payment === 'received';
    if (!isRequested && !may(caller, 'adjust-money')) throw new DomainError('ACCESS.NOT_PERMITTED');
    const saleId = await this.handler.execute(body, caller.memberId);
    return { message: `The ${body.plan} plan is approved.`, saleId };
  }
}
