import 'reflect-metadata';
import { memberProjections } from '@deepam/members';
import { runRebuild } from '@deepam/messaging';
import { loadConfig } from '@deepam/platform';
import { CommissionModule } from './app.module.js';
import { commissionConfig } from './config.js';

const exitCode = await runRebuild(process.argv.slice(2), {
  service: 'commission',
  projections: { ...memberProjections, payees: { about: "names in the head's list of payouts" } },
  config: () => loadConfig(commissionConfig, process.env),
  module: CommissionModule.with,
});
process.exit(exitCode);
