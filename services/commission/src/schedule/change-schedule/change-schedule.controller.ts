import { changeCommissionSchedule, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { scheduleView } from '../persistence/schedule.schema.js';
import { ChangeScheduleHandler } from './change-schedule.handler.js';

@Controller()
export class ChangeScheduleController {
  constructor(private readonly handler: ChangeScheduleHandler) {}

  @Route(changeCommissionSchedule)
  async change(
    @Input() { body }: InputOf<typeof changeCommissionSchedule>,
    @CurrentCaller() { memberId }: Caller,
  ): Promise<ResponseOf<typeof changeCommissionSchedule>> {
    return scheduleView(await this.handler.execute(body, memberId));
  }
}
