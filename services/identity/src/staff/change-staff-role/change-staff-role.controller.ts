import { changeStaffRole, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ChangeStaffRoleHandler } from './change-staff-role.handler.js';

@Controller()
export class ChangeStaffRoleController {
  constructor(private readonly handler: ChangeStaffRoleHandler) {}

  @Route(changeStaffRole)
  run(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: InputOf<typeof changeStaffRole>,
  ): Promise<ResponseOf<typeof changeStaffRole>> {
    return this.handler.execute(caller, params.id, body);
  }
}
