import 'reflect-metadata';
import { memberProjections } from '@deepam/members';
import { runRebuild } from '@deepam/messaging';
import { loadConfig } from '@deepam/platform';
import { AppModule } from './app.module.js';
import { notificationConfig } from './config.js';

const exitCode = await runRebuild(process.argv.slice(2), {
  service: 'notification',
  projections: memberProjections,
  config: () => loadConfig(notificationConfig, process.env),
  module: AppModule.with,
});
process.exit(exitCode);
