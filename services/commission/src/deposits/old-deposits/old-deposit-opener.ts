import { auditedOrders, orderTotal, type AuditedOrder, type ResponseOf } from '@deepam/contracts';
import { Clock, BackgroundLoop, ServiceClient, ServiceTokens, Transactions } from '@deepam/platform';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { COMMISSION_CONFIG, type CommissionConfig } from '../../config.js';
import { makingChargeKey } from '../../ledger/domain/earning-postings.js';
import { PostingsRepository } from '../../ledger/persistence/postings.repository.js';
import { DepositKeeper } from '../deposit-keeper.js';
import { finishedWorkModel, type FinishedWork } from './finished-work.schema.js';

const work = 'old-deposits';
/** Milliseconds until cotton-order is asked, and again when it was away. */
const pause = 5_000;
/** Milliseconds for one page of orders. */
const pageTimeout = 15_000;

/**
 * Opens the deposits of orders that were approved before the ledger kept any, from cotton-order's list: by itself after the first
 * start, in any number of replicas, once.
 */
@Injectable()
export class OldDepositOpener implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(OldDepositOpener.name);
  private readonly loop = new BackgroundLoop(OldDepositOpener.name, () => this.run(), pause);
  private readonly cotton: ServiceClient;

  constructor(
    @InjectModel(finishedWorkModel) private readonly finished: Model<FinishedWork>,
    private readonly ledger: PostingsRepository,
    private readonly deposits: DepositKeeper,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    tokens: ServiceTokens,
    @Inject(COMMISSION_CONFIG) config: Pick<CommissionConfig, 'COTTON_ORDER_URL'>,
  ) {
    const options = { tokenFor: () => tokens.current(), timeout: pageTimeout };
    this.cotton = new ServiceClient(config.COTTON_ORDER_URL, options);
  }

  onApplicationBootstrap(): void {
    this.loop.later();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
    await this.cotton.close();
  }

  private async run(): Promise<'over'> {
    if (!(await this.finished.exists({ _id: work }))) await this.openAll();
    return 'over';
  }

  private async openAll(): Promise<void> {
    let opened = 0;
    let after: string | undefined;
    do {
      const { orders }: ResponseOf<typeof auditedOrders> = await this.cotton.call(auditedOrders, { query: { after } });
      // Orders that hold the time of their approval come here by events.
      for (const order of orders) if (order.approvedAt === null && (await this.open(order))) opened += 1;
      after = orders.at(-1)?._id;
    } while (after !== undefined);
    await this.finished.updateOne({ _id: work }, { $set: { finishedAt: this.clock.now() } }, { upsert: true });
    if (opened > 0) this.logger.log(`The deposits of ${opened} older orders are in the ledger now`);
  }

  /** The money came with the request, as nobody kept the moment of the approval, and went back when the making charge was earned. */
  private async open(order: AuditedOrder): Promise<boolean> {
    const { _id: orderId, memberId, quantityKg, requestedAt, isReturned, returnApprovedAt } = order;
    const terms = { orderId, memberId, amountPaise: orderTotal(quantityKg) };
    const { deposits, transactions } = this;
    const isNew = await transactions.run((session) => deposits.hold(session, terms, new Date(requestedAt)));
    if (!isReturned || returnApprovedAt !== null) return isNew;
    const earned = await this.ledger.findByKey(makingChargeKey(orderId));
    if (earned) await transactions.run((session) => deposits.refund(session, terms, earned.occurredAt));
    return isNew;
  }
}
