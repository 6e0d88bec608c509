import type { FeatureModule } from '@deepam/messaging';
import { StatementCsvHandler } from './statement-csv.js';
import { StatementHandler } from './statement/statement.js';
import { StatementPages } from './statement/statement-pages.js';
import { StatementController } from './statement.controller.js';

export const statement: FeatureModule = {
  models: [],
  controllers: [StatementController],
  providers: [StatementCsvHandler, StatementHandler, StatementPages],
};
