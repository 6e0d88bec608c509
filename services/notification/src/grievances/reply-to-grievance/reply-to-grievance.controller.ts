import { type GrievanceRow, replyToGrievance } from '@deepam/contracts';
import { Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GrievanceDesk } from '../grievance-desk.js';

@Controller()
export class ReplyToGrievanceController {
  constructor(private readonly desk: GrievanceDesk) {}

  @Route(replyToGrievance)
  run(@Input() { params, body }: InputOf<typeof replyToGrievance>): Promise<GrievanceRow> {
    return this.desk.takeStep('reply', params.ticket, body.text);
  }
}
