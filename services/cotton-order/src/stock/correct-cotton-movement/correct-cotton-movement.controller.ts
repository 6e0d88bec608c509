import { correctCottonMovement, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { MovementViews } from '../movement-views.js';
import { CorrectCottonMovementHandler } from './correct-cotton-movement.handler.js';

@Controller()
export class CorrectCottonMovementController {
  constructor(
    private readonly handler: CorrectCottonMovementHandler,
    private readonly views: MovementViews,
  ) {}

  @Route(correctCottonMovement)
  async correct(
    @Input() { params, body }: InputOf<typeof correctCottonMovement>,
    @CurrentCaller() { memberId }: Caller,
  ): Promise<ResponseOf<typeof correctCottonMovement>> {
    const [movement] = await this.views.viewsOf([await this.handler.execute(params.id, body.reason, memberId)]);
    return { message: 'The movement was taken back.', movement: movement! };
  }
}
