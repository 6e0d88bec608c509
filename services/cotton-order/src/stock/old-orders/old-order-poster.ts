import { BackgroundLoop, Transactions } from '@deepam/platform';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { OrdersRepository } from '../../orders/persistence/orders.repository.js';
import { followedBy } from '../domain/due-movements.js';
import { StockKeeper } from '../stock-keeper.js';

const atOnce = 100;
/** The pause is in milliseconds. During an update, processes of the older release decide without the stock. */
const pause = 60_000;

/** Orders from before the stock are followed once in the background, by any number of replicas. */
@Injectable()
export class OldOrderPoster implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(OldOrderPoster.name);
  private readonly loop = new BackgroundLoop(OldOrderPoster.name, () => this.run(), pause);

  constructor(
    private readonly orders: OrdersRepository,
    private readonly stock: StockKeeper,
    private readonly transactions: Transactions,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.runSoon();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  /** @returns whether there may be more */
  async run(): Promise<boolean> {
    const { orders, movements } = await this.transactions.run(async (session) => {
      const behind = await this.orders.notFollowed(atOnce, session);
      for (const followed of ['sent', 'wicks-back'] as const) {
        const ids = behind.filter((order) => followedBy(order) === followed).map(({ _id }) => _id);
        if (ids.length > 0) await this.orders.followed(ids, followed, session);
      }
      return { orders: behind.length, movements: await this.stock.follow(session, behind) };
    });
    if (orders > 0) this.logger.log(`The stock follows ${orders} older orders now, by ${movements} movements`);
    return orders > 0;
  }
}
