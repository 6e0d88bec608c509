import type { FeatureModule } from '@deepam/messaging';
import { StatementCsvController } from './statement-csv/statement-csv.controller.js';
import { StatementCsvHandler } from './statement-csv/statement-csv.handler.js';
import { StatementBalancesController } from './statement-balances/statement-balances.controller.js';
import { StatementController } from './statement/statement.controller.js';
import { StatementHandler } from './statement/statement.handler.js';
import { StatementSummaryController } from './statement-summary/statement-summary.controller.js';
import { StatementPages } from './statement/statement-pages.js';

export const statement: FeatureModule = {
  models: [],
  controllers: [StatementBalancesController, StatementController, StatementCsvController, StatementSummaryController],
  providers: [StatementCsvHandler, StatementHandler, StatementPages],
};
