import { enableStaff, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { EnableStaffHandler } from './enable-staff.handler.js';

@Controller()
export class EnableStaffController {
  constructor(private readonly handler: EnableStaffHandler) {}

  @Route(enableStaff)
  run(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof enableStaff>,
  ): Promise<ResponseOf<typeof enableStaff>> {
    return this.handler.execute(caller, params.id);
  }
}
