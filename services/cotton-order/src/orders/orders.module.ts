import { type FeatureModule, ExpiredPictures, RequestPictures } from '@deepam/messaging';
import { DiscardedFiles, discardedFileModel, discardedFileSchema } from '@deepam/platform';
import { DecideCottonOrderHandler } from './decide-cotton-order.js';
import { DecideReturnHandler } from './decide-return.js';
import { ForgetInOrders } from './forget-in-orders.js';
import { HoldOrdersHandler } from './hold-orders.js';
import { MarkCottonSentHandler } from './mark-cotton-sent.js';
import { OnAccountClosed } from './on-account-closed.js';
import { OnCottonPaymentMatched, OnCottonPaymentUnmatched } from './on-network-events.js';
import { OnProfileChanged } from './on-profile-changed.js';
import { OrderAges } from './order-ages.js';
import { OrderViews } from './order-views.js';
import { closingModel, closingSchema, ClosingsRepository } from './persistence/closings.repository.js';
import { orderModel, orderSchema } from './persistence/order.schema.js';
import { OrdersRepository } from './persistence/orders.repository.js';
import { PaymentReferencesClient } from './request-cotton/payment-references.client.js';
import { RequestCottonHandler } from './request-cotton/request-cotton.js';
import { RequestReturnHandler } from './request-return.js';
import { OrdersController } from './orders.controller.js';

export const orders: FeatureModule = {
  models: [
    { name: orderModel, schema: orderSchema },
    { name: closingModel, schema: closingSchema },
    { name: discardedFileModel, schema: discardedFileSchema('discarded_pictures') },
  ],
  controllers: [OrdersController, OnAccountClosed, OnCottonPaymentMatched, OnCottonPaymentUnmatched, OnProfileChanged],
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
