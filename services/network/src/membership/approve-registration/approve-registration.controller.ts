import { approveRegistration, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ApproveRegistrationHandler } from './approve-registration.handler.js';

@Controller()
export class ApproveRegistrationController {
  constructor(private readonly approveRegistration: ApproveRegistrationHandler) {}

  @Route(approveRegistration)
  async approve(
    @Input() { body }: InputOf<typeof approveRegistration>,
    @CurrentCaller() { memberId }: Caller,
  ): Promise<ResponseOf<typeof approveRegistration>> {
    await this.approveRegistration.execute(body.userId, memberId);
    return { message: 'The member is approved.' };
  }
}
