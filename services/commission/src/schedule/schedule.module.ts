import type { FeatureModule } from '@deepam/messaging';
import { ChangeCommissionScheduleHandler } from './change-commission-schedule.js';
import { scheduleModel, scheduleSchema, SchedulesRepository } from './schedules.repository.js';
import { ScheduleViews } from './schedule-views.js';
import { ScheduleController } from './schedule.controller.js';

export const schedule: FeatureModule = {
  models: [{ name: scheduleModel, schema: scheduleSchema }],
  controllers: [ScheduleController],
  providers: [ChangeCommissionScheduleHandler, SchedulesRepository, ScheduleViews],
};
