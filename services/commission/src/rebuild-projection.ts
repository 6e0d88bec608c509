import 'reflect-metadata';
import { runRebuild } from '@deepam/messaging';
import { loadConfig } from '@deepam/platform';
import { AppModule } from './app.module.js';
import { commissionConfig } from './config.js';
import { commissionProjections } from './projections.js';

const exitCode = await runRebuild(process.argv.slice(2), {
  service: 'commission',
  projections: commissionProjections,
  config: () => loadConfig(commissionConfig, process.env),
  module: AppModule.with,
});
process.exit(exitCode);
