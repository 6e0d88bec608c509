import type { Aggregate } from '@deepam/messaging';
import { DayCountLoop } from './count/day-count-loop.js';
import { DayCounter } from './count/day-counter.js';
import { ExportJournalController } from './export-journal/export-journal.controller.js';
import { ExportJournalHandler } from './export-journal/export-journal.handler.js';
import { ExportReportController } from './export-report/export-report.controller.js';
import { GetOverviewController } from './get-overview/get-overview.controller.js';
import { GetOverviewHandler } from './get-overview/get-overview.handler.js';
import { GetReportController } from './get-report/get-report.controller.js';
import { GetReportHandler } from './get-report/get-report.handler.js';
import { ReportReader } from './get-report/report-reader.js';
import { SponsorSums } from './get-report/sponsor-sums.js';
import { BusinessRepository } from './persistence/business.repository.js';
import {
  businessDayModel,
  businessDaySchema,
  businessMonthModel,
  businessMonthSchema,
} from './persistence/business-period.schema.js';

export const business: Aggregate = {
  models: [
    { name: businessDayModel, schema: businessDaySchema },
    { name: businessMonthModel, schema: businessMonthSchema },
  ],
  controllers: [ExportJournalController, ExportReportController, GetOverviewController, GetReportController],
  providers: [
    BusinessRepository,
    DayCountLoop,
    DayCounter,
    ExportJournalHandler,
    GetOverviewHandler,
    GetReportHandler,
    ReportReader,
    SponsorSums,
  ],
};
