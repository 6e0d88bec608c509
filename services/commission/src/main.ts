import { loadConfig, runService } from '@deepam/platform';
import { AppModule } from './app.module.js';
import { commissionConfig } from './config.js';

await runService(AppModule.with, {
  name: 'commission',
  config: () => loadConfig(commissionConfig, process.env),
});
