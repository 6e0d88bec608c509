import { requestCotton, type ResponseOf } from '@deepam/contracts';
import { type Caller, CurrentCaller, Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { OrderViews } from '../order-views.js';
import { RequestCottonHandler } from './request-cotton.handler.js';

@Controller()
export class RequestCottonController {
  constructor(
    private readonly handler: RequestCottonHandler,
    private readonly views: OrderViews,
  ) {}

  @Route(requestCotton)
  async request(
    @CurrentCaller() caller: Caller,
    @Input() { body, files }: InputOf<typeof requestCotton>,
  ): Promise<ResponseOf<typeof requestCotton>> {
    const order = await this.handler.execute(caller, body, files.paymentProof);
    return { message: 'Cotton requested successfully! Notification sent.', order: this.views.viewOf(order) };
  }
}
