import { noteRefund, type ResponseOf } from '@deepam/contracts';
import { FourEyes } from '@deepam/messaging';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { NoteRefundHandler } from './note-refund.handler.js';

@Controller()
export class NoteRefundController {
  private readonly guarded = this.fourEyes.guard(noteRefund, (input, caller) => this.carryOut(input, caller));

  constructor(
    private readonly handler: NoteRefundHandler,
    private readonly fourEyes: FourEyes,
  ) {}

  @Route(noteRefund)
  note(@CurrentCaller() caller: Caller, @Input() input: InputOf<typeof noteRefund>) {
    return this.guarded(input, caller);
  }

  private async carryOut(
    { params, body }: InputOf<typeof noteRefund>,
    { memberId }: Caller,
  ): Promise<ResponseOf<typeof noteRefund>> {
    await this.handler.execute(params.id, body.refundReference, memberId);
    return { message: 'The refund is noted.' };
  }
}
