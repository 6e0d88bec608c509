import { type ResponseOf, waitingGrievances } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GrievancesRepository } from '../persistence/grievances.repository.js';

@Controller()
export class WaitingGrievancesController {
  constructor(private readonly grievances: GrievancesRepository) {}

  @Route(waitingGrievances)
  async count(): Promise<ResponseOf<typeof waitingGrievances>> {
    const [grievances, oldest] = await Promise.all([
      this.grievances.countOpen(),
      this.grievances.oldest(['Received', 'Acknowledged', 'Reopened']),
    ]);
    return { grievances, since: { grievances: oldest?.toISOString() ?? null } };
  }
}
