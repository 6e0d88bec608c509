import { changeCommissionSchedule } from '@deepam/contracts';
import { ApprovalWorkflow } from '@deepam/messaging';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ScheduleViews } from '../schedule-views.js';
import { ChangeCommissionScheduleHandler } from './change-commission-schedule.handler.js';

@Controller()
export class ChangeCommissionScheduleController {
  private readonly guarded = this.approvals.guard(changeCommissionSchedule, async ({ body }, { memberId }) =>
    this.views.viewOf(await this.handler.execute(body, memberId)),
  );

  constructor(
    private readonly handler: ChangeCommissionScheduleHandler,
    private readonly views: ScheduleViews,
    private readonly approvals: ApprovalWorkflow,
  ) {}

  @Route(changeCommissionSchedule)
  change(@Input() input: InputOf<typeof changeCommissionSchedule>, @CurrentCaller() caller: Caller) {
    return this.guarded(input, caller);
  }
}
