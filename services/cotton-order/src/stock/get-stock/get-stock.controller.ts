import { cottonStock, type CottonStock } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GetStockHandler } from './get-stock.handler.js';

@Controller()
export class GetStockController {
  constructor(private readonly stock: GetStockHandler) {}

  @Route(cottonStock)
  async show(@Input() { query }: InputOf<typeof cottonStock>): Promise<CottonStock> {
    return this.stock.execute(query);
  }
}
