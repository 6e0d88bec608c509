import { type FeatureModule, ExpiredPictures, RequestPictures } from '@deepam/messaging';
import { DiscardedFiles, discardedFileModel, discardedFileSchema } from '@deepam/platform';
import { DecideOrderController } from './decide-order/decide-order.controller.js';
import { DecideOrderHandler } from './decide-order/decide-order.handler.js';
import { DecideReturnController } from './decide-return/decide-return.controller.js';
import { DecideReturnHandler } from './decide-return/decide-return.handler.js';
import { ExportOrdersController } from './export-orders/export-orders.controller.js';
import { ForgetInOrders } from './forget-in-orders.js';
import { GetCottonOrderController } from './get-cotton-order/get-cotton-order.controller.js';
import { GetCottonPassbookController } from './get-cotton-passbook/get-cotton-passbook.controller.js';
import { GetWaitingCountController } from './get-waiting-count/get-waiting-count.controller.js';
import { HoldOrdersController } from './hold-orders/hold-orders.controller.js';
import { HoldOrdersHandler } from './hold-orders/hold-orders.handler.js';
import { ListAuditedOrdersController } from './list-audited-orders/list-audited-orders.controller.js';
import { ListOrdersController } from './list-orders/list-orders.controller.js';
import { MarkCottonSentController } from './mark-cotton-sent/mark-cotton-sent.controller.js';
import { MarkCottonSentHandler } from './mark-cotton-sent/mark-cotton-sent.handler.js';
import { OnAccountClosed } from './on-account-closed/on-account-closed.handler.js';
import { OnCottonPaymentMatched } from './on-cotton-payment-matched/on-cotton-payment-matched.handler.js';
import { OnCottonPaymentUnmatched } from './on-cotton-payment-unmatched/on-cotton-payment-unmatched.handler.js';
import { OnProfileChanged } from './on-profile-changed/on-profile-changed.handler.js';
import { OrderAges } from './order-ages.js';
import { OrderViews } from './order-views.js';
import { closingModel, closingSchema } from './persistence/closing.schema.js';
import { ClosingsRepository } from './persistence/closings.repository.js';
import { orderModel, orderSchema } from './persistence/order.schema.js';
import { OrdersRepository } from './persistence/orders.repository.js';
import { PaymentReferencesClient } from './request-cotton/payment-references.client.js';
import { RequestCottonController } from './request-cotton/request-cotton.controller.js';
import { RequestCottonHandler } from './request-cotton/request-cotton.handler.js';
import { RequestReturnController } from './request-return/request-return.controller.js';
import { RequestReturnHandler } from './request-return/request-return.handler.js';

export const orders: FeatureModule = {
  models: [
    { name: orderModel, schema: orderSchema },
    { name: closingModel, schema: closingSchema },
    { name: discardedFileModel, schema: discardedFileSchema('discarded_pictures') },
  ],
  controllers: [
    DecideOrderController,
    DecideReturnController,
    ExportOrdersController,
    GetCottonOrderController,
    GetCottonPassbookController,
    GetWaitingCountController,
    HoldOrdersController,
    ListAuditedOrdersController,
    ListOrdersController,
    MarkCottonSentController,
    OnAccountClosed,
    OnCottonPaymentMatched,
    OnCottonPaymentUnmatched,
    OnProfileChanged,
    RequestCottonController,
    RequestReturnController,
  ],
  providers: [
    ClosingsRepository,
    DecideOrderHandler,
    DecideReturnHandler,
    DiscardedFiles,
    ExpiredPictures,
    ForgetInOrders,
    HoldOrdersHandler,
    MarkCottonSentHandler,
    OrderAges,
    OrderViews,
    OrdersRepository,
    PaymentReferencesClient,
    RequestCottonHandler,
    RequestPictures,
    RequestReturnHandler,
  ],
};
