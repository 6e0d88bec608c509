import { Members, MembersModule } from '@deepam/members';
import { MessagingModule } from '@deepam/messaging';
import { PlatformModule } from '@deepam/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { COTTON_ORDER_CONFIG, type CottonOrderConfig } from './config.js';
import { CountWaitingController } from './orders/count-waiting/count-waiting.controller.js';
import { DecideOrderController } from './orders/decide-order/decide-order.controller.js';
import { DecideOrderHandler } from './orders/decide-order/decide-order.handler.js';
import { DecideReturnController } from './orders/decide-return/decide-return.controller.js';
import { DecideReturnHandler } from './orders/decide-return/decide-return.handler.js';
import { ExportOrdersController } from './orders/export-orders/export-orders.controller.js';
import { ListAuditedOrdersController } from './orders/list-audited-orders/list-audited-orders.controller.js';
import { ListOrdersController } from './orders/list-orders/list-orders.controller.js';
import { OrderViews } from './orders/order-views.js';
import { orderSchema } from './orders/persistence/order.schema.js';
import { OrdersRepository } from './orders/persistence/orders.repository.js';
import { PaymentReferencesClient } from './orders/request-cotton/payment-references.client.js';
import { RequestCottonController } from './orders/request-cotton/request-cotton.controller.js';
import { RequestCottonHandler } from './orders/request-cotton/request-cotton.handler.js';
import { RequestReturnController } from './orders/request-return/request-return.controller.js';
import { RequestReturnHandler } from './orders/request-return/request-return.handler.js';

@Module({})
export class CottonOrderModule {
  static with(config: CottonOrderConfig): DynamicModule {
    return {
      module: CottonOrderModule,
      imports: [
        PlatformModule.forService({ name: 'cotton-order', config, standings: Members }),
        MessagingModule.forService({ name: 'cotton-order', amqpUrl: config.AMQP_URL, prefix: config.AMQP_PREFIX }),
        MembersModule,
        MongooseModule.forFeature([{ name: 'Order', schema: orderSchema }]),
      ],
      controllers: [
        RequestCottonController,
        ListAuditedOrdersController,
        ListOrdersController,
        ExportOrdersController,
        CountWaitingController,
        DecideOrderController,
        RequestReturnController,
        DecideReturnController,
      ],
      providers: [
        { provide: COTTON_ORDER_CONFIG, useValue: config },
        PaymentReferencesClient,
        OrdersRepository,
        OrderViews,
        RequestCottonHandler,
        DecideOrderHandler,
        RequestReturnHandler,
        DecideReturnHandler,
      ],
    };
  }
}
