import { type ResponseOf, savedViews } from '@deepam/contracts';
import { type Caller, CurrentCaller, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { SavedViewsRepository } from '../persistence/saved-views.repository.js';

@Controller()
export class SavedViewsController {
  constructor(private readonly views: SavedViewsRepository) {}

  @Route(savedViews)
  async run(@CurrentCaller() { memberId }: Caller): Promise<ResponseOf<typeof savedViews>> {
    const kept = await this.views.viewsOf(memberId);
    return kept.map(({ list, revision, views }) => ({ list, revision, views: [...views] }));
  }
}
