import { requestPlanProof, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { RequestPlanProofHandler } from './request-plan-proof.handler.js';

@Controller()
export class RequestPlanProofController {
  constructor(private readonly requestPlanProof: RequestPlanProofHandler) {}

  @Route(requestPlanProof)
  async request(
    @CurrentCaller() caller: Caller,
    @Input() { body, files }: InputOf<typeof requestPlanProof>,
  ): Promise<ResponseOf<typeof requestPlanProof>> {
    await this.requestPlanProof.execute(caller.memberId, body, files.planProof);
    return { message: 'We’ve received your proof. The head will check it and approve your plan.' };
  }
}
