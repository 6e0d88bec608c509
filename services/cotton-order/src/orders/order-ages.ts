import { WaitingAges } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { OrdersRepository } from './persistence/orders.repository.js';

@Injectable()
export class OrderAges {
  constructor(ages: WaitingAges, orders: OrdersRepository) {
    ages.register('cotton order', () => orders.oldestOrder());
    ages.register('deposit return', () => orders.oldestReturn());
  }
}
