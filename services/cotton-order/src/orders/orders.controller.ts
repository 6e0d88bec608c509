import {
  auditedOrders,
  cottonApproved,
  cottonOrder,
  cottonOrders,
  cottonPassbook,
  decideCottonOrder,
  decideReturn,
  holdOrders,
  markCottonSent,
  networkCottonOrders,
  networkCottonOrdersCsv,
  requestCotton,
  requestReturn,
  returnApproved,
  taxYearOf,
  waitingCotton,
  type CottonOrderView,
  type CottonPassbook,
  type ResponseOf,
  maxWholeList,
  type CsvColumn,
  depositReturnAmount,
  type OrderStep,
  orderTotal,
  toRupees,
} from '@deepam/contracts';
import {
  ApprovalWorkflow,
  AuditTrail,
  BulkCalls,
  Outbox,
  RequestPictures,
  type RequestPicture,
} from '@deepam/messaging';
import {
  Clock,
  CurrentCaller,
  DomainError,
  Input,
  Route,
  isOfCompany,
  may,
  paged,
  tableFile,
  type Caller,
  type InputOf,
  type Paged,
  csvMoment,
} from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DecideCottonOrderHandler } from './decide-cotton-order.js';
import { DecideReturnHandler, returnImages } from './decide-return.js';
import { passbookOf } from './domain/passbook.js';
import { HoldOrdersHandler } from './hold-orders.js';
import { MarkCottonSentHandler } from './mark-cotton-sent.js';
import { OrderViews } from './order-views.js';
import type { OrderQuery } from './persistence/order-pages.js';
import { orderModel, type OrderDocument } from './persistence/order.schema.js';
import { OrdersRepository } from './persistence/orders.repository.js';
import { RequestCottonHandler } from './request-cotton/request-cotton.js';
import { RequestReturnHandler } from './request-return.js';

const whenOf =
  (...wanted: OrderStep[]) =>
  ({ steps }: OrderDocument) => {
    const taken = steps.find(({ step }) => wanted.includes(step));
    return taken === undefined ? null : csvMoment(taken.at);
  };

const orderColumns: readonly CsvColumn<OrderDocument>[] = [
  { title: 'Requested (IST)', value: (order) => csvMoment(order.requestedAt), isDate: true },
  { title: 'Name', value: (order) => order.member.name },
  { title: 'Mobile', value: (order) => order.member.mobile },
  { title: 'Address', value: (order) => order.address },
  { title: 'Quantity (kg)', value: (order) => order.quantityKg, isSummed: true },
  { title: 'Deposit', value: (order) => toRupees(orderTotal(order.quantityKg)), isMoney: true },
  { title: 'Status', value: (order) => order.status },
  { title: 'Deposit Return', value: (order) => order.returnStatus },
  { title: 'Deposit Return Amount', value: (order) => toRupees(depositReturnAmount(order.quantityKg)), isMoney: true },
  { title: 'Reason', value: (order) => order.rejectionReason ?? order.returnReason },
  { title: 'Order', value: (order) => order._id },
  { title: 'Decided (IST)', value: whenOf('approved', 'rejected'), isDate: true },
  { title: 'Delivered (IST)', value: whenOf('delivered'), isDate: true },
  { title: 'Return Requested (IST)', value: whenOf('return-requested'), isDate: true },
  { title: 'Return Decided (IST)', value: whenOf('return-approved', 'return-rejected'), isDate: true },
  {
    title: 'Sent (IST)',
    value: ({ sentAt }) => (sentAt === undefined ? null : csvMoment(sentAt)),
    isDate: true,
  },
  { title: 'Parcel', value: ({ parcelNo }) => parcelNo ?? null },
];

const limit = 500;

@Controller()
export class OrdersController {
  private readonly guardedDecideCottonOrder = this.approvals.guard(
    decideCottonOrder,
    (input, caller) => this.carryOutDecideCottonOrder(input, caller),
    {
      additionalPermission: 'decide-cotton',
    },
  );
  private readonly guardedDecideReturn = this.approvals.guard(
    decideReturn,
    (input, caller, picture) => this.carryOutDecideReturn(input, caller, picture),
    { pictureStore: { pictures: this.pictures, folder: returnImages } },
  );

  constructor(
    @InjectModel(orderModel) private readonly orderDocuments: Model<OrderDocument>,
    private readonly outbox: Outbox,
    private readonly ordersRepository: OrdersRepository,
    private readonly views: OrderViews,
    private readonly clock: Clock,
    private readonly decideCottonOrderHandler: DecideCottonOrderHandler,
    private readonly approvals: ApprovalWorkflow,
    bulk: BulkCalls,
    private readonly decideReturnHandler: DecideReturnHandler,
    private readonly pictures: RequestPictures,
    private readonly holdOrdersHandler: HoldOrdersHandler,
    private readonly markCottonSentHandler: MarkCottonSentHandler,
    private readonly audit: AuditTrail,
    private readonly requestCottonHandler: RequestCottonHandler,
    private readonly requestReturnHandler: RequestReturnHandler,
  ) {
    bulk.open('deliver-cotton', {
      endpoint: decideCottonOrder,
      inputOf: ({ id }) => ({ params: { id }, body: { status: 'Delivered' } }),
      carryOut: async ({ params, body }, caller) =>
        void (await this.decideCottonOrderHandler.execute(params.id, body, caller)),
      namesOf: async (ids) =>
        new Map(
          (await ordersRepository.findAll(ids)).map(({ _id, member, quantityKg: kg }) => [
            _id,
            { name: member.name, kg },
          ]),
        ),
    });
  }

  /** Commission's audit compares deposits and making charges with these orders. */
  @Route(auditedOrders)
  async auditedOrders(
    @Input() { query: { after, limit } }: InputOf<typeof auditedOrders>,
  ): Promise<ResponseOf<typeof auditedOrders>> {
    const unpublished = await this.outbox.listUnpublished([cottonApproved, returnApproved]);
    const waiting = new Set(unpublished.map((data) => (data as { orderId: string }).orderId));
    const found = await this.orderDocuments
      .find({ ...(after !== undefined && { _id: { $gt: after } }), status: { $in: ['Approved', 'Delivered'] } })
      .sort({ _id: 1 })
      .limit(limit)
      .maxTimeMS(10_000)
      .lean();
    return {
      orders: found.map(
        ({ _id, member, quantityKg, requestedAt, approvedAt, returnStatus, returnApprovedAt, utr }) => ({
          _id,
          memberId: member._id,
          quantityKg,
          isReturned: returnStatus === 'Approved',
          requestedAt: requestedAt.toISOString(),
          approvedAt: approvedAt?.toISOString() ?? null,
          returnApprovedAt: returnApprovedAt?.toISOString() ?? null,
          utr,
        }),
      ),
      unsaid: found.map(({ _id }) => _id).filter((id) => waiting.has(id)),
    };
  }

  /** @throws DomainError COTTON.ORDER_NOT_FOUND, also for another member's order */
  @Route(cottonOrder)
  async cottonOrder(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof cottonOrder>,
  ): Promise<CottonOrderView> {
    const order = await this.ordersRepository.find(params.id);
    const isDesk = isOfCompany(caller);
    if (!order || !(isDesk || order.member._id === caller.memberId)) throw new DomainError('COTTON.ORDER_NOT_FOUND');
    return isDesk ? (await this.views.forHead([order]))[0]! : this.views.viewOf(order);
  }

  @Route(cottonOrders)
  async cottonOrders(
    @CurrentCaller() { memberId }: Caller,
    @Input() { query }: InputOf<typeof cottonOrders>,
  ): Promise<Paged<CottonOrderView>> {
    return listPage(this.ordersRepository, { ...query, memberId }, (orders) =>
      orders.map((order) => this.views.viewOf(order)),
    );
  }

  @Route(cottonPassbook)
  async cottonPassbook(
    @CurrentCaller() { memberId }: Caller,
    @Input() { query }: InputOf<typeof cottonPassbook>,
  ): Promise<CottonPassbook> {
    const now = this.clock.now();
    return passbookOf(await this.ordersRepository.approvedOf(memberId), query.year ?? taxYearOf(now), now);
  }

  @Route(decideCottonOrder)
  decideCottonOrder(@Input() input: InputOf<typeof decideCottonOrder>, @CurrentCaller() caller: Caller) {
    return this.guardedDecideCottonOrder(input, caller);
  }

  private async carryOutDecideCottonOrder(
    { params, body }: InputOf<typeof decideCottonOrder>,
    caller: Caller,
  ): Promise<ResponseOf<typeof decideCottonOrder>> {
    if (!may(caller, body.status === 'Delivered' ? 'dispatch' : 'decide-cotton')) {
      throw new DomainError('ACCESS.NOT_PERMITTED');
    }
    const order = await this.decideCottonOrderHandler.execute(params.id, body, caller);
    const [view] = await this.views.forHead([order]);
    return { message: `Cotton order ${order.status}! Notification sent.`, order: view! };
  }

  @Route(decideReturn)
  decideReturn(@Input() input: InputOf<typeof decideReturn>, @CurrentCaller() caller: Caller) {
    return this.guardedDecideReturn(input, caller);
  }

  private async carryOutDecideReturn(
    { params, body, files }: InputOf<typeof decideReturn>,
    { memberId }: Caller,
    picture?: RequestPicture,
  ): Promise<ResponseOf<typeof decideReturn>> {
    const order = await this.decideReturnHandler.execute(params.id, body, picture ?? files.adminImage, memberId);
    const [view] = await this.views.forHead([order]);
    return { message: `Deposit return ${order.returnStatus}! Notification sent.`, order: view! };
  }

  @Route(holdOrders)
  async holdOrders(@Input() { body }: InputOf<typeof holdOrders>): Promise<ResponseOf<typeof holdOrders>> {
    const until = await this.holdOrdersHandler.execute(body);
    return { heldUntil: until?.toISOString() ?? null };
  }

  @Route(markCottonSent)
  async markCottonSent(
    @Input() { params, body }: InputOf<typeof markCottonSent>,
  ): Promise<ResponseOf<typeof markCottonSent>> {
    const order = await this.markCottonSentHandler.execute(params.id, body);
    const [view] = await this.views.forHead([order]);
    const message =
      body.replaces === undefined
        ? 'The order is marked as sent. Notification sent.'
        : 'The parcel number is corrected. Notification sent.';
    return { message, order: view! };
  }

  @Route(networkCottonOrdersCsv)
  async networkCottonOrdersCsv(@Input() { query }: InputOf<typeof networkCottonOrdersCsv>) {
    await this.audit.recordAlone('cotton-orders-exported');
    const { format, ...choice } = query;
    return tableFile('cotton-orders', format, orderColumns, this.rows(choice));
  }

  private async *rows(choice: Omit<OrderQuery, 'limit' | 'cursor'>): AsyncGenerator<OrderDocument> {
    let cursor: string | undefined;
    do {
      const { items, nextCursor } = await this.ordersRepository.page({ ...choice, limit, ...(cursor && { cursor }) });
      yield* items;
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
  }

  @Route(networkCottonOrders)
  async networkCottonOrders(@Input() { query }: InputOf<typeof networkCottonOrders>): Promise<Paged<CottonOrderView>> {
    const [{ items, page }, total] = await Promise.all([
      listPage(this.ordersRepository, query, (orders) => this.views.forHead(orders)),
      this.ordersRepository.count({ ...query, limit: 0 }),
    ]);
    return paged(items, { ...page, total });
  }

  @Route(requestCotton)
  async requestCotton(
    @CurrentCaller() caller: Caller,
    @Input() { body, files }: InputOf<typeof requestCotton>,
  ): Promise<ResponseOf<typeof requestCotton>> {
    const order = await this.requestCottonHandler.execute(caller, body, files.paymentProof);
    return { message: 'Cotton requested successfully! Notification sent.', order: this.views.viewOf(order) };
  }

  @Route(requestReturn)
  async requestReturn(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof requestReturn>,
  ): Promise<ResponseOf<typeof requestReturn>> {
    const order = await this.requestReturnHandler.execute(params.id, caller);
    return { message: 'Deposit return requested.', order: this.views.viewOf(order) };
  }

  @Route(waitingCotton)
  async waitingCotton(): Promise<ResponseOf<typeof waitingCotton>> {
    const [orders, returns, order, back] = await Promise.all([
      this.ordersRepository.countWaiting({ status: 'Requested' }),
      this.ordersRepository.countWaiting({ returnStatus: 'Requested' }),
      this.ordersRepository.oldestOrder(),
      this.ordersRepository.oldestReturn(),
    ]);
    const since = { orders: order?.toISOString() ?? null, returns: back?.toISOString() ?? null };
    return { orders, returns, since };
  }
}

type ListQuery = Omit<OrderQuery, 'limit'> & { readonly limit?: number | undefined };

async function listPage(
  orders: OrdersRepository,
  { limit, ...query }: ListQuery,
  views: (orders: readonly OrderDocument[]) => CottonOrderView[] | Promise<CottonOrderView[]>,
): Promise<Paged<CottonOrderView>> {
  const { items, nextCursor } = await orders.page({ ...query, limit: limit ?? maxWholeList });
  return paged(await views(items), { nextCursor, isTruncated: limit === undefined && nextCursor !== null });
}
