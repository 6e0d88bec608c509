import type { FeatureModule } from '@deepam/messaging';
import { ExportStatementController } from './export-statement/export-statement.controller.js';
import { ExportStatementHandler } from './export-statement/export-statement.handler.js';
import { GetStatementBalancesController } from './get-statement-balances/get-statement-balances.controller.js';
import { GetStatementController } from './get-statement/get-statement.controller.js';
import { GetStatementHandler } from './get-statement/get-statement.handler.js';
import { GetSummaryController } from './get-summary/get-summary.controller.js';
import { StatementPages } from './get-statement/statement-pages.js';

export const statement: FeatureModule = {
  models: [],
  controllers: [
    ExportStatementController,
    GetStatementBalancesController,
    GetStatementController,
    GetSummaryController,
  ],
  providers: [ExportStatementHandler, GetStatementHandler, StatementPages],
};
