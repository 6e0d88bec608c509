import { waitingCotton, type ResponseOf } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { OrdersRepository } from '../persistence/orders.repository.js';

@Controller()
export class WaitingCottonController {
  constructor(private readonly orders: OrdersRepository) {}

  @Route(waitingCotton)
  async count(): Promise<ResponseOf<typeof waitingCotton>> {
    const [orders, returns, order, back] = await Promise.all([
      this.orders.countWaiting({ status: 'Requested' }),
      this.orders.countWaiting({ returnStatus: 'Requested' }),
      this.orders.oldestOrder(),
      this.orders.oldestReturn(),
    ]);
    const since = { orders: order?.toISOString() ?? null, returns: back?.toISOString() ?? null };
    return { orders, returns, since };
  }
}
