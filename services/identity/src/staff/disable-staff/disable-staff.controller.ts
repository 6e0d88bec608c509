import { disableStaff, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { DisableStaffHandler } from './disable-staff.handler.js';

@Controller()
export class DisableStaffController {
  constructor(private readonly handler: DisableStaffHandler) {}

  @Route(disableStaff)
  run(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof disableStaff>,
  ): Promise<ResponseOf<typeof disableStaff>> {
    return this.handler.execute(caller, params.id);
  }
}
