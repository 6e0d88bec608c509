import { noteRefund, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { NoteRefundHandler } from './note-refund.handler.js';

@Controller()
export class NoteRefundController {
  constructor(private readonly noteRefund: NoteRefundHandler) {}

  @Route(noteRefund)
  async note(
    @CurrentCaller() { memberId }: Caller,
    @Input() { params, body }: InputOf<typeof noteRefund>,
  ): Promise<ResponseOf<typeof noteRefund>> {
    await this.noteRefund.execute(params.id, body.refundReference, memberId);
    return { message: 'The refund is noted.' };
  }
}
