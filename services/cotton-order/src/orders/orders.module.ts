import { type FeatureModule, ExpiredPictures, RequestPictures } from '@deepam/messaging';
import { DiscardedFiles, discardedFileModel, discardedFileSchema } from '@deepam/platform';
import { DecideCottonOrderController } from './decide-cotton-order/decide-cotton-order.controller.js';
import { DecideCottonOrderHandler } from './decide-cotton-order/decide-cotton-order.handler.js';
import { DecideReturnController } from './decide-return/decide-return.controller.js';
import { DecideReturnHandler } from './decide-return/decide-return.handler.js';
import { NetworkCottonOrdersCsvController } from './network-cotton-orders-csv/network-cotton-orders-csv.controller.js';
import { ForgetInOrders } from './forget-in-orders.js';
import { CottonOrderController } from './cotton-order/cotton-order.controller.js';
import { CottonPassbookController } from './cotton-passbook/cotton-passbook.controller.js';
import { WaitingCottonController } from './waiting-cotton/waiting-cotton.controller.js';
import { HoldOrdersController } from './hold-orders/hold-orders.controller.js';
import { HoldOrdersHandler } from './hold-orders/hold-orders.handler.js';
import { AuditedOrdersController } from './audited-orders/audited-orders.controller.js';
import { NetworkCottonOrdersController } from './network-cotton-orders/network-cotton-orders.controller.js';
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
import { CottonOrdersController } from './cotton-orders/cotton-orders.controller.js';

export const orders: FeatureModule = {
  models: [
    { name: orderModel, schema: orderSchema },
    { name: closingModel, schema: closingSchema },
    { name: discardedFileModel, schema: discardedFileSchema('discarded_pictures') },
  ],
  controllers: [
    AuditedOrdersController,
    CottonOrderController,
    CottonOrdersController,
    CottonPassbookController,
    DecideCottonOrderController,
    DecideReturnController,
    HoldOrdersController,
    MarkCottonSentController,
    NetworkCottonOrdersController,
    NetworkCottonOrdersCsvController,
    OnAccountClosed,
    OnCottonPaymentMatched,
    OnCottonPaymentUnmatched,
    OnProfileChanged,
    RequestCottonController,
    RequestReturnController,
    WaitingCottonController,
  ],
  providers: [
    ClosingsRepository,
    DecideCottonOrderHandler,
    DecideReturnHandler,
    DiscardedFiles,
    ExpiredPictures,
    ForgetInOrders,
    HoldOrdersHandler,
    MarkCottonSentHandler,
    OrderAges,
    OrdersRepository,
    OrderViews,
    PaymentReferencesClient,
    RequestCottonHandler,
    RequestPictures,
    RequestReturnHandler,
  ],
};
