import { loadConfig, runService } from '@deepam/platform';
import { CommissionModule } from './app.module.js';
import { commissionConfig } from './config.js';

await runService(CommissionModule.with, {
  name: 'commission',
  config: () => loadConfig(commissionConfig, process.env),
});
