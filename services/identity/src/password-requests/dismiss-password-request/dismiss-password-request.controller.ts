import { dismissPasswordRequest, type ResponseOf } from '@deepam/contracts';
import { type Caller, CurrentCaller, Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { DismissPasswordRequestHandler } from './dismiss-password-request.handler.js';

@Controller()
export class DismissPasswordRequestController {
  constructor(private readonly dismiss: DismissPasswordRequestHandler) {}

  @Route(dismissPasswordRequest)
  run(
    @CurrentCaller() { memberId }: Caller,
    @Input() { params, body }: InputOf<typeof dismissPasswordRequest>,
  ): Promise<ResponseOf<typeof dismissPasswordRequest>> {
    return this.dismiss.execute(params.id, body.reason, memberId);
  }
}
