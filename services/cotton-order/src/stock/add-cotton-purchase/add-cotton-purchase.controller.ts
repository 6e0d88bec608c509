import { addCottonPurchase, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { MovementViews } from '../movement-views.js';
import { AddCottonPurchaseHandler } from './add-cotton-purchase.handler.js';

@Controller()
export class AddCottonPurchaseController {
  constructor(
    private readonly handler: AddCottonPurchaseHandler,
    private readonly views: MovementViews,
  ) {}

  @Route(addCottonPurchase)
  async add(
    @Input() { body }: InputOf<typeof addCottonPurchase>,
    @CurrentCaller() { memberId }: Caller,
  ): Promise<ResponseOf<typeof addCottonPurchase>> {
    const [movement] = await this.views.viewsOf([await this.handler.execute(body, memberId)]);
    return { message: 'The purchase was noted.', movement: movement! };
  }
}
