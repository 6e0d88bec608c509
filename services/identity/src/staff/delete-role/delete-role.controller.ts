import { deleteRole, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { DeleteRoleHandler } from './delete-role.handler.js';

@Controller()
export class DeleteRoleController {
  constructor(private readonly handler: DeleteRoleHandler) {}

  @Route(deleteRole)
  run(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof deleteRole>,
  ): Promise<ResponseOf<typeof deleteRole>> {
    return this.handler.execute(caller, params.id);
  }
}
