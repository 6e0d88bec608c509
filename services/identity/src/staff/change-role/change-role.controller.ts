import { changeRole, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ChangeRoleHandler } from './change-role.handler.js';

@Controller()
export class ChangeRoleController {
  constructor(private readonly handler: ChangeRoleHandler) {}

  @Route(changeRole)
  run(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: InputOf<typeof changeRole>,
  ): Promise<ResponseOf<typeof changeRole>> {
    return this.handler.execute(caller, params.id, body);
  }
}
