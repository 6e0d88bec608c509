import type { CommissionSchedule } from '@deepam/contracts';
import { Clock, DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ScheduleDocument } from '../persistence/schedule.schema.js';
import { SchedulesRepository } from '../persistence/schedules.repository.js';

@Injectable()
export class ChangeScheduleHandler {
  constructor(
    private readonly schedules: SchedulesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes the version after `seen.version`, for sales from now on; what was sold before keeps its rates.
   * @throws DomainError COMMISSION.SCHEDULE_CHANGED when that version is not the latest any more
   */
  async execute(seen: CommissionSchedule, changedBy: string): Promise<ScheduleDocument> {
    const { version, ...terms } = seen;
    const latest = await this.schedules.latest();
    const next = { _id: version + 1, ...terms, effectiveFrom: this.clock.now(), changedBy };
    if (latest._id === version && (await this.schedules.insert(next))) return next;
    const now = await this.schedules.latest();
    throw new DomainError('COMMISSION.SCHEDULE_CHANGED', { details: { version: now._id } });
  }
}
