import 'reflect-metadata';
import { memberProjections } from '@deepam/members';
import { runRebuild } from '@deepam/messaging';
import { loadConfig } from '@deepam/platform';
import { AppModule } from './app.module.js';
import { cottonOrderConfig } from './config.js';

const exitCode = await runRebuild(process.argv.slice(2), {
  service: 'cotton-order',
  projections: memberProjections,
  config: () => loadConfig(cottonOrderConfig, process.env),
  module: AppModule.with,
});
process.exit(exitCode);
