import type { FeatureModule } from '@deepam/messaging';
import { DayCountLoop } from './count/day-count-loop.js';
import { DayCounter } from './count/day-counter.js';
import { BusinessJournalCsvController } from './business-journal-csv/business-journal-csv.controller.js';
import { BusinessJournalCsvHandler } from './business-journal-csv/business-journal-csv.handler.js';
import { BusinessReportCsvController } from './business-report-csv/business-report-csv.controller.js';
import { BusinessOverviewController } from './business-overview/business-overview.controller.js';
import { BusinessOverviewHandler } from './business-overview/business-overview.handler.js';
import { BusinessReportController } from './business-report/business-report.controller.js';
import { BusinessReportHandler } from './business-report/business-report.handler.js';
import { ReportReader } from './business-report/report-reader.js';
import { SponsorSums } from './business-report/sponsor-sums.js';
import { BusinessRepository } from './persistence/business.repository.js';
import {
  businessDayModel,
  businessDaySchema,
  businessMonthModel,
  businessMonthSchema,
} from './persistence/business-period.schema.js';

export const business: FeatureModule = {
  models: [
    { name: businessDayModel, schema: businessDaySchema },
    { name: businessMonthModel, schema: businessMonthSchema },
  ],
  controllers: [
    BusinessJournalCsvController,
    BusinessOverviewController,
    BusinessReportController,
    BusinessReportCsvController,
  ],
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
