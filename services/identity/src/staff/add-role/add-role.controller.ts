import { addRole, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { AddRoleHandler } from './add-role.handler.js';

@Controller()
export class AddRoleController {
  constructor(private readonly handler: AddRoleHandler) {}

  @Route(addRole)
  run(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof addRole>,
  ): Promise<ResponseOf<typeof addRole>> {
    return this.handler.execute(caller, body);
  }
}
