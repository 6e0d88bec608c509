import { Members, MembersModule } from '@deepam/members';
import { approvals, serviceModule } from '@deepam/messaging';
import { type DynamicModule, Module } from '@nestjs/common';
import { bankFiles } from './bank-files/bank-files.module.js';
import { business } from './business/business.module.js';
import { closing } from './closing/closing.module.js';
import { COMMISSION_CONFIG, type CommissionConfig } from './config.js';
import { deposits } from './deposits/deposits.module.js';
import { documents } from './documents/documents.module.js';
import { earnings } from './earnings/earnings.module.js';
import { ledger } from './ledger/ledger.module.js';
import { payables } from './payables/payables.module.js';
import { payouts } from './payouts/payouts.module.js';
import { people } from './people/people.module.js';
import { sales } from './sales/sales.module.js';
import { schedule } from './schedule/schedule.module.js';
import { statement } from './statement/statement.module.js';
import { tax } from './tax/tax.module.js';
import { transfers } from './transfers/transfers.module.js';
import { wallet } from './wallet/wallet.module.js';

@Module({})
export class AppModule {
  static with(config: CommissionConfig): DynamicModule {
    return serviceModule(AppModule, {
      name: 'commission',
      config,
      standings: Members,
      imports: [MembersModule],
      modules: [
        ...[bankFiles, business, closing, deposits, documents, earnings, ledger, payables, payouts],
        ...[people, sales, schedule, statement, tax, transfers, wallet],
        approvals('commission'),
      ],
      providers: [{ provide: COMMISSION_CONFIG, useValue: config }],
    });
  }
}
