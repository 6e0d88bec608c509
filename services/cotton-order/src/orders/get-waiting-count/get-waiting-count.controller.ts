import { waitingCotton, type ResponseOf } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { OrdersRepository } from '../persistence/orders.repository.js';

@Controller()
export class GetWaitingCountController {
  constructor(private readonly orders: OrdersRepository) {}

  @Route(waitingCotton)
  async count(): Promise<ResponseOf<typeof waitingCotton>> {
    const [orders, returns] = await Promise.all([
      this.orders.countWaiting({ status: 'Requested' }),
      this.orders.countWaiting({ returnStatus: 'Requested' }),
    ]);
    return { orders, returns };
  }
}
