import 'reflect-metadata';
import { runRebuild } from '@deepam/messaging';
import { AppModule } from './app.module.js';
import { readConfig } from './config.js';
import { notificationProjections } from './projections.js';

const exitCode = await runRebuild(process.argv.slice(2), {
  service: 'notification',
  projections: notificationProjections,
  config: readConfig,
  module: AppModule.with,
});
process.exit(exitCode);
