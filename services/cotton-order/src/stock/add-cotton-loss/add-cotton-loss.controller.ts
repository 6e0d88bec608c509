import { addCottonLoss, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { MovementViews } from '../movement-views.js';
import { AddCottonLossHandler } from './add-cotton-loss.handler.js';

@Controller()
export class AddCottonLossController {
  constructor(
    private readonly handler: AddCottonLossHandler,
    private readonly views: MovementViews,
  ) {}

  @Route(addCottonLoss)
  async add(
    @Input() { body }: InputOf<typeof addCottonLoss>,
    @CurrentCaller() { memberId }: Caller,
  ): Promise<ResponseOf<typeof addCottonLoss>> {
    const [movement] = await this.views.viewsOf([await this.handler.execute(body, memberId)]);
    return { message: 'The stock was corrected.', movement: movement! };
  }
}
