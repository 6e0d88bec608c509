import { changeCommissionSchedule, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ScheduleViews } from '../schedule-views.js';
import { ChangeScheduleHandler } from './change-schedule.handler.js';

@Controller()
export class ChangeScheduleController {
  constructor(
    private readonly handler: ChangeScheduleHandler,
    private readonly views: ScheduleViews,
  ) {}

  @Route(changeCommissionSchedule)
  async change(
    @Input() { body }: InputOf<typeof changeCommissionSchedule>,
    @CurrentCaller() { memberId }: Caller,
  ): Promise<ResponseOf<typeof changeCommissionSchedule>> {
    return this.views.of(await this.handler.execute(body, memberId));
  }
}
