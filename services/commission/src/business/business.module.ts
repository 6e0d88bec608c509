import type { FeatureModule } from '@deepam/messaging';
import { DayCountLoop } from './count/day-count-loop.js';
import { DayCounter } from './count/day-counter.js';
import { BusinessJournalCsvHandler } from './business-journal-csv.js';
import { BusinessOverviewHandler } from './business-overview.js';
import { BusinessReportHandler } from './business-report/business-report.js';
import { ReportReader } from './business-report/report-reader.js';
import { SponsorSums } from './business-report/sponsor-sums.js';
import { BusinessRepository } from './persistence/business.repository.js';
import {
  businessDayModel,
  businessDaySchema,
  businessMonthModel,
  businessMonthSchema,
} from './persistence/business-period.schema.js';
import { BusinessController } from './business.controller.js';

export const business: FeatureModule = {
  models: [
    { name: businessDayModel, schema: businessDaySchema },
    { name: businessMonthModel, schema: businessMonthSchema },
  ],
  controllers: [BusinessController],
  providers: [
    BusinessJournalCsvHandler,
    BusinessOverviewHandler,
    BusinessReportHandler,
    BusinessRepository,
    DayCounter,
    DayCountLoop,
    ReportReader,
    SponsorSums,
  ],
};
