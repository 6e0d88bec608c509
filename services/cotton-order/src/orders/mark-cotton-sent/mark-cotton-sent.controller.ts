import { markCottonSent, type ResponseOf } from '@deepam/contracts';
import { Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { OrderViews } from '../order-views.js';
import { MarkCottonSentHandler } from './mark-cotton-sent.handler.js';

@Controller()
export class MarkCottonSentController {
  constructor(
    private readonly handler: MarkCottonSentHandler,
    private readonly views: OrderViews,
  ) {}

  @Route(markCottonSent)
  async mark(@Input() { params, body }: InputOf<typeof markCottonSent>): Promise<ResponseOf<typeof markCottonSent>> {
    const order = await this.handler.execute(params.id, body);
    const [view] = await this.views.forHead([order]);
    const message =
      body.replaces === undefined
        ? 'The order is marked as sent. Notification sent.'
        : 'The parcel number is corrected. Notification sent.';
    return { message, order: view! };
  }
}
