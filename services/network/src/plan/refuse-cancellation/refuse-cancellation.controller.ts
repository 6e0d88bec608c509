import { refuseCancellation, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { RefuseCancellationHandler } from './refuse-cancellation.handler.js';

@Controller()
export class RefuseCancellationController {
  constructor(private readonly refuseCancellation: RefuseCancellationHandler) {}

  @Route(refuseCancellation)
  async refuse(
    @CurrentCaller() { memberId }: Caller,
    @Input() { params, body }: InputOf<typeof refuseCancellation>,
  ): Promise<ResponseOf<typeof refuseCancellation>> {
    await this.refuseCancellation.execute(params.id, body.reason, memberId);
    return { message: 'The request is refused. The member sees the reason.' };
  }
}
