import type { ResponseOf, showCommissionSchedule } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { Injectable } from '@nestjs/common';
import type { ScheduleDocument } from './schedules.repository.js';

@Injectable()
export class ScheduleViews {
  constructor(private readonly members: Members) {}

  async viewOf(schedule: ScheduleDocument): Promise<ResponseOf<typeof showCommissionSchedule>> {
    const { changedBy } = schedule;
    const head = changedBy === null ? null : await this.members.find(changedBy);
    return {
      version: schedule._id,
      ratesBasisPoints: [...schedule.ratesBasisPoints],
      levelsByPlan: { ...schedule.levelsByPlan },
      effectiveFrom: schedule.effectiveFrom.toISOString(),
      changedBy: head?.name || null,
    };
  }
}
