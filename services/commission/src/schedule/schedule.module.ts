import type { FeatureModule } from '@deepam/messaging';
import { ChangeCommissionScheduleHandler } from './change-commission-schedule.js';
import { scheduleModel, scheduleSchema } from './persistence/schedule.schema.js';
import { ScheduleViews } from './schedule-views.js';
import { SchedulesRepository } from './persistence/schedules.repository.js';
import { ScheduleController } from './schedule.controller.js';

export const schedule: FeatureModule = {
  models: [{ name: scheduleModel, schema: scheduleSchema }],
  controllers: [ScheduleController],
  providers: [ChangeCommissionScheduleHandler, SchedulesRepository, ScheduleViews],
};
