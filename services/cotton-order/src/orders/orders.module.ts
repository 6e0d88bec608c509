import type { Aggregate } from '@deepam/messaging';
import { DecideOrderController } from './decide-order/decide-order.controller.js';
import { DecideOrderHandler } from './decide-order/decide-order.handler.js';
import { DecideReturnController } from './decide-return/decide-return.controller.js';
import { DecideReturnHandler } from './decide-return/decide-return.handler.js';
import { ExportOrdersController } from './export-orders/export-orders.controller.js';
import { GetWaitingCountController } from './get-waiting-count/get-waiting-count.controller.js';
import { ListAuditedOrdersController } from './list-audited-orders/list-audited-orders.controller.js';
import { ListOrdersController } from './list-orders/list-orders.controller.js';
import { OrderViews } from './order-views.js';
import { orderModel, orderSchema } from './persistence/order.schema.js';
import { OrdersRepository } from './persistence/orders.repository.js';
import { PaymentReferencesClient } from './request-cotton/payment-references.client.js';
import { RequestCottonController } from './request-cotton/request-cotton.controller.js';
import { RequestCottonHandler } from './request-cotton/request-cotton.handler.js';
import { RequestReturnController } from './request-return/request-return.controller.js';
import { RequestReturnHandler } from './request-return/request-return.handler.js';

export const orders: Aggregate = {
  models: [{ name: orderModel, schema: orderSchema }],
  controllers: [
    DecideOrderController,
    DecideReturnController,
    ExportOrdersController,
    GetWaitingCountController,
    ListAuditedOrdersController,
    ListOrdersController,
    RequestCottonController,
    RequestReturnController,
  ],
  providers: [
    DecideOrderHandler,
    DecideReturnHandler,
    OrderViews,
    OrdersRepository,
    PaymentReferencesClient,
    RequestCottonHandler,
    RequestReturnHandler,
  ],
};
