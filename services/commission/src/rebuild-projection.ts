import 'reflect-metadata';
import { memberProjections } from '@deepam/members';
import { runRebuild } from '@deepam/messaging';
import { loadConfig } from '@deepam/platform';
import { CommissionModule } from './app.module.js';
import { commissionConfig } from './config.js';
import { RestoreSales } from './sales/restore-sales/restore-sales.js';

const exitCode = await runRebuild(process.argv.slice(2), {
  service: 'commission',
  projections: {
    ...memberProjections,
    sales: {
      about: 'sales that were lost with their postings; what is there stays as it is',
      remake: (_connection, prefix, service) => service.get(RestoreSales, { strict: false }).restore(prefix),
    },
    deposits: { about: 'deposits for cotton orders that were approved before they were kept in the ledger' },
    'bank-changes': { about: 'when bank details were changed, which holds payouts', collection: 'bank_changes' },
    payees: { about: "names in the head's list of payouts" },
  },
  config: () => loadConfig(commissionConfig, process.env),
  module: CommissionModule.with,
});
process.exit(exitCode);
