import {
  changeCommissionSchedule,
  commissionTerms,
  listCommissionSchedules,
  showCommissionSchedule,
  type ResponseOf,
} from '@deepam/contracts';
import { ApprovalWorkflow } from '@deepam/messaging';
import { CurrentCaller, Input, Route, decodeCursor, pageOf, paged, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { ChangeCommissionScheduleHandler } from './change-commission-schedule.js';
import { SchedulesRepository } from './schedules.repository.js';
import { ScheduleViews } from './schedule-views.js';

@Controller()
export class ScheduleController {
  private readonly guarded = this.approvals.guard(changeCommissionSchedule, async ({ body }, { memberId }) =>
    this.views.viewOf(await this.changeCommissionScheduleHandler.execute(body, memberId)),
  );

  constructor(
    private readonly changeCommissionScheduleHandler: ChangeCommissionScheduleHandler,
    private readonly views: ScheduleViews,
    private readonly approvals: ApprovalWorkflow,
    private readonly schedules: SchedulesRepository,
  ) {}

  @Route(changeCommissionSchedule)
  changeCommissionSchedule(@Input() input: InputOf<typeof changeCommissionSchedule>, @CurrentCaller() caller: Caller) {
    return this.guarded(input, caller);
  }

  @Route(commissionTerms)
  async commissionTerms(): Promise<ResponseOf<typeof commissionTerms>> {
    const { _id: version, ratesBasisPoints, levelsByPlan } = await this.schedules.findLatest();
    return { version, ratesBasisPoints: [...ratesBasisPoints], levelsByPlan: { ...levelsByPlan } };
  }

  @Route(listCommissionSchedules)
  async listCommissionSchedules(@Input() { query: { limit, cursor } }: InputOf<typeof listCommissionSchedules>) {
    const found = await this.schedules.page(limit + 1, decodeCursor(z.int(), cursor));
    const { items, nextCursor } = pageOf(found, limit, ({ _id }) => _id);
    return paged(await Promise.all(items.map((one) => this.views.viewOf(one))), { nextCursor });
  }

  @Route(showCommissionSchedule)
  async showCommissionSchedule(): Promise<ResponseOf<typeof showCommissionSchedule>> {
    return this.views.viewOf(await this.schedules.findLatest());
  }
}
