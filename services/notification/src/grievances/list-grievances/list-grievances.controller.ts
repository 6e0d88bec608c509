import { type GrievanceRow, listGrievances } from '@deepam/contracts';
import { Input, type InputOf, type Paged, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ListGrievancesHandler } from './list-grievances.handler.js';

@Controller()
export class ListGrievancesController {
  constructor(private readonly handler: ListGrievancesHandler) {}

  @Route(listGrievances)
  list(@Input() { query }: InputOf<typeof listGrievances>): Promise<Paged<GrievanceRow>> {
    return this.handler.execute(query);
  }
}
