import { addStaff, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { AddStaffHandler } from './add-staff.handler.js';

@Controller()
export class AddStaffController {
  constructor(private readonly handler: AddStaffHandler) {}

  @Route(addStaff)
  run(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof addStaff>,
  ): Promise<ResponseOf<typeof addStaff>> {
    return this.handler.execute(caller, body);
  }
}
