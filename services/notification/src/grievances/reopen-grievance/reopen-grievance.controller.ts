import { type GrievanceView, reopenGrievance } from '@deepam/contracts';
import { type Caller, CurrentCaller, Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ReopenGrievanceHandler } from './reopen-grievance.handler.js';

@Controller()
export class ReopenGrievanceController {
  constructor(private readonly reopen: ReopenGrievanceHandler) {}

  @Route(reopenGrievance)
  run(
    @CurrentCaller() { memberId }: Caller,
    @Input() { params, body }: InputOf<typeof reopenGrievance>,
  ): Promise<GrievanceView> {
    return this.reopen.execute(memberId, params.ticket, body.text);
  }
}
