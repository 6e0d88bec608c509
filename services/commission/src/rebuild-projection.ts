import 'reflect-metadata';
import { memberProjections } from '@deepam/members';
import { runRebuild } from '@deepam/messaging';
import { loadConfig } from '@deepam/platform';
import { CommissionModule } from './app.module.js';
import { commissionConfig } from './config.js';

const exitCode = await runRebuild(process.argv.slice(2), {
  service: 'commission',
  projections: {
    ...memberProjections,
    deposits: { about: 'deposits for cotton orders that were approved before they were kept in the ledger' },
    payees: { about: "names in the head's list of payouts" },
  },
  config: () => loadConfig(commissionConfig, process.env),
  module: CommissionModule.with,
});
process.exit(exitCode);
