import type { GrievanceRow } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { GrievanceViews } from './grievance-views.js';
import { type Filter, GrievancesRepository } from './persistence/grievances.repository.js';

const atOnce = 500;

@Injectable()
export class GrievancesCsvHandler {
  constructor(
    private readonly grievances: GrievancesRepository,
    private readonly views: GrievanceViews,
  ) {}

  async *execute(state: Filter): AsyncGenerator<GrievanceRow> {
    let after: string | undefined = '';
    do {
      const found = await this.grievances.register(state, after, atOnce);
      yield* await this.views.viewsOf(found);
      after = found.length === atOnce ? found.at(-1)?._id : undefined;
    } while (after !== undefined);
  }
}
