import { Members, MembersModule } from '@deepam/members';
import { bulkWork, approvals, serviceModule } from '@deepam/messaging';
import { type DynamicModule, Module } from '@nestjs/common';
import { COTTON_ORDER_CONFIG, type CottonOrderConfig } from './config.js';
import { orders } from './orders/orders.module.js';
import { stock } from './stock/stock.module.js';

@Module({})
export class AppModule {
  static with(config: CottonOrderConfig): DynamicModule {
    return serviceModule(AppModule, {
      name: 'cotton-order',
      config,
      standings: Members,
      imports: [MembersModule],
      modules: [orders, stock, bulkWork('cotton'), approvals('cotton-order')],
      providers: [{ provide: COTTON_ORDER_CONFIG, useValue: config }],
    });
  }
}
