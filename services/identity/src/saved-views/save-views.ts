import { isDeepStrictEqual } from 'node:util';
import type { ViewsOfList } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { SavedViewsRepository } from './saved-views.repository.js';

@Injectable()
export class SaveViewsHandler {
  constructor(private readonly views: SavedViewsRepository) {}

  /**
   * Storing the same views again changes nothing, whatever the revision is.
   * @throws DomainError IDENTITY.SAVED_VIEWS_CHANGED if another device has changed them since they were read
   */
  async execute(accountId: string, wanted: ViewsOfList): Promise<ViewsOfList> {
    const { list } = wanted;
    const stored = await this.views.find(accountId, list);
    const { revision, views } = stored ?? { revision: 0, views: [] };
    if (isDeepStrictEqual(views, wanted.views)) return { list, revision, views: [...views] };
    if (!(await this.views.replace(accountId, wanted))) throw new DomainError('IDENTITY.SAVED_VIEWS_CHANGED');
    return { ...wanted, revision: wanted.revision + 1 };
  }
}
