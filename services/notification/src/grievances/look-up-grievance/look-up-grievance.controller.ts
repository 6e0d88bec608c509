import { type GrievanceView, lookUpGrievance } from '@deepam/contracts';
import { Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { LookUpGrievanceHandler } from './look-up-grievance.handler.js';

@Controller()
export class LookUpGrievanceController {
  constructor(private readonly lookUp: LookUpGrievanceHandler) {}

  @Route(lookUpGrievance)
  run(@Input() { body }: InputOf<typeof lookUpGrievance>): Promise<GrievanceView> {
    return this.lookUp.execute(body);
  }
}
