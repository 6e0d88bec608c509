import type { FeatureModule } from '@deepam/messaging';
import { ChangeCommissionScheduleController } from './change-commission-schedule/change-commission-schedule.controller.js';
import { ChangeCommissionScheduleHandler } from './change-commission-schedule/change-commission-schedule.handler.js';
import { ShowCommissionScheduleController } from './show-commission-schedule/show-commission-schedule.controller.js';
import { ListCommissionSchedulesController } from './list-commission-schedules/list-commission-schedules.controller.js';
import { scheduleModel, scheduleSchema } from './persistence/schedule.schema.js';
import { ScheduleViews } from './schedule-views.js';
import { SchedulesRepository } from './persistence/schedules.repository.js';
import { CommissionTermsController } from './commission-terms/commission-terms.controller.js';

export const schedule: FeatureModule = {
  models: [{ name: scheduleModel, schema: scheduleSchema }],
  controllers: [
    ChangeCommissionScheduleController,
    CommissionTermsController,
    ListCommissionSchedulesController,
    ShowCommissionScheduleController,
  ],
  providers: [ChangeCommissionScheduleHandler, SchedulesRepository, ScheduleViews],
};
