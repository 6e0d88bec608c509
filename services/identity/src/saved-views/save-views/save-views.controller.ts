import { type ResponseOf, saveViews } from '@deepam/contracts';
import { type Caller, CurrentCaller, Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { SaveViewsHandler } from './save-views.handler.js';

@Controller()
export class SaveViewsController {
  constructor(private readonly handler: SaveViewsHandler) {}

  @Route(saveViews)
  run(
    @CurrentCaller() { memberId }: Caller,
    @Input() { body }: InputOf<typeof saveViews>,
  ): Promise<ResponseOf<typeof saveViews>> {
    return this.handler.execute(memberId, body);
  }
}
