import { saveViews, savedViews, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { SavedViewsRepository } from './saved-views.repository.js';
import { SaveViewsHandler } from './save-views.js';

@Controller()
export class SavedViewsController {
  constructor(
    private readonly saveViewsHandler: SaveViewsHandler,
    private readonly views: SavedViewsRepository,
  ) {}

  @Route(saveViews)
  saveViews(
    @CurrentCaller() { memberId }: Caller,
    @Input() { body }: InputOf<typeof saveViews>,
  ): Promise<ResponseOf<typeof saveViews>> {
    return this.saveViewsHandler.execute(memberId, body);
  }

  @Route(savedViews)
  async savedViews(@CurrentCaller() { memberId }: Caller): Promise<ResponseOf<typeof savedViews>> {
    const kept = await this.views.viewsOf(memberId);
    return kept.map(({ list, revision, views }) => ({ list, revision, views: [...views] }));
  }
}
