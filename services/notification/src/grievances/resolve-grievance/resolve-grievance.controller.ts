import { type GrievanceRow, resolveGrievance } from '@deepam/contracts';
import { Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GrievanceDesk } from '../grievance-desk.js';

@Controller()
export class ResolveGrievanceController {
  constructor(private readonly desk: GrievanceDesk) {}

  @Route(resolveGrievance)
  run(@Input() { params, body }: InputOf<typeof resolveGrievance>): Promise<GrievanceRow> {
    return this.desk.takeStep('resolve', params.ticket, body.text);
  }
}
