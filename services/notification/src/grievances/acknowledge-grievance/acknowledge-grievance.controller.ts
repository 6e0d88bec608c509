import { type GrievanceRow, acknowledgeGrievance } from '@deepam/contracts';
import { Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GrievanceDesk } from '../grievance-desk.js';

@Controller()
export class AcknowledgeGrievanceController {
  constructor(private readonly desk: GrievanceDesk) {}

  @Route(acknowledgeGrievance)
  run(@Input() { params }: InputOf<typeof acknowledgeGrievance>): Promise<GrievanceRow> {
    return this.desk.takeStep('acknowledge', params.ticket);
  }
}
