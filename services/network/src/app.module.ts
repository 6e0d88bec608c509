import { SessionRevocationsModule } from '@deepam/members';
import { bulkWork, approvals, serviceModule } from '@deepam/messaging';
import { type DynamicModule, Module } from '@nestjs/common';
import { NETWORK_CONFIG, type NetworkConfig } from './config.js';
import { bank } from './bank/bank.module.js';
import { bulkApproval } from './bulk-approval/bulk-approval.module.js';
import { cotton } from './cotton/cotton.module.js';
import { membership } from './membership/membership.module.js';
import { MembershipsRepository } from './tree/persistence/memberships.repository.js';
import { payments } from './payments/payments.module.js';
import { plan } from './plan/plan.module.js';
import { tally } from './tally/tally.module.js';
import { tree } from './tree/tree.module.js';

@Module({})
export class AppModule {
  static with(config: NetworkConfig): DynamicModule {
    return serviceModule(AppModule, {
      name: 'network',
      config,
      standings: MembershipsRepository,
      imports: [SessionRevocationsModule],
      modules: [
        bank,
        bulkApproval,
        cotton,
        membership,
        payments,
        plan,
        tally,
        tree,
        bulkWork('network'),
        approvals('network'),
      ],
      providers: [{ provide: NETWORK_CONFIG, useValue: config }],
    });
  }
}
