import { cottonStock, type CottonStock } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { CottonStockHandler } from './cotton-stock.handler.js';

@Controller()
export class CottonStockController {
  constructor(private readonly stock: CottonStockHandler) {}

  @Route(cottonStock)
  async show(@Input() { query }: InputOf<typeof cottonStock>): Promise<CottonStock> {
    return this.stock.execute(query);
  }
}
