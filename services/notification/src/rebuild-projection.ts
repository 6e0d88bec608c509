import 'reflect-metadata';
import { memberProjections } from '@deepam/members';
import { runRebuild } from '@deepam/messaging';
import { AppModule } from './app.module.js';
import { readConfig } from './config.js';

const exitCode = await runRebuild(process.argv.slice(2), {
  service: 'notification',
  projections: memberProjections,
  config: readConfig,
  module: AppModule.with,
});
process.exit(exitCode);
