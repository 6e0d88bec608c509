import { listBroadcasts, type BroadcastView } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { decodeCursor, Input, type InputOf, paged, type Paged, pageOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { position, positionOf } from '../../notifications/persistence/newest-first.js';
import type { BroadcastDocument } from '../broadcast.schema.js';
import { BroadcastsRepository } from '../broadcasts.repository.js';

@Controller()
export class ListBroadcastsController {
  constructor(
    private readonly broadcasts: BroadcastsRepository,
    private readonly members: Members,
  ) {}

  @Route(listBroadcasts)
  async list(@Input() { query: { limit, cursor } }: InputOf<typeof listBroadcasts>): Promise<Paged<BroadcastView>> {
    const found = await this.broadcasts.sent(limit + 1, decodeCursor(position, cursor));
    const { items, nextCursor } = pageOf(found, limit, positionOf);
    return paged(await this.views(items), { nextCursor });
  }

  private async views(items: readonly BroadcastDocument[]): Promise<BroadcastView[]> {
    const senders = [...new Set(items.map(({ createdBy }) => createdBy))];
    const known = await Promise.all(senders.map(async (id) => [id, (await this.members.find(id))?.name] as const));
    const names = new Map(known);
    return items.map(({ _id, title, body, createdAt, createdBy, push }) => ({
      _id,
      title,
      body,
      createdAt: createdAt.toISOString(),
      sentBy: names.get(createdBy) ?? null,
      pushed: push.state === 'done',
    }));
  }
}
