import type { FeatureModule } from '@deepam/messaging';
import { ChangeScheduleController } from './change-schedule/change-schedule.controller.js';
import { ChangeScheduleHandler } from './change-schedule/change-schedule.handler.js';
import { GetScheduleController } from './get-schedule/get-schedule.controller.js';
import { ListSchedulesController } from './list-schedules/list-schedules.controller.js';
import { scheduleModel, scheduleSchema } from './persistence/schedule.schema.js';
import { ScheduleViews } from './schedule-views.js';
import { SchedulesRepository } from './persistence/schedules.repository.js';

export const schedule: FeatureModule = {
  models: [{ name: scheduleModel, schema: scheduleSchema }],
  controllers: [ChangeScheduleController, GetScheduleController, ListSchedulesController],
  providers: [ChangeScheduleHandler, ScheduleViews, SchedulesRepository],
};
