import { broadcast, listBroadcasts, type BroadcastView, type ResponseOf } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { AuditTrail } from '@deepam/messaging';
import {
  Clock,
  CurrentCaller,
  Input,
  Route,
  Transactions,
  decodeCursor,
  newId,
  pageOf,
  paged,
  type Caller,
  type InputOf,
  type Paged,
} from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { position, positionOf, BroadcastsRepository } from './broadcasts.repository.js';
import type { BroadcastDocument } from './broadcast.schema.js';

@Controller()
export class BroadcastsController {
  constructor(
    private readonly broadcasts: BroadcastsRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly members: Members,
  ) {}

  @Route(broadcast)
  async broadcast(
    @CurrentCaller() { memberId: createdBy }: Caller,
    @Input() { body }: InputOf<typeof broadcast>,
  ): Promise<ResponseOf<typeof broadcast>> {
    const _id = newId();
    const createdAt = this.clock.now();
    const push = { state: 'waiting' as const, dueAt: createdAt, servedTo: '' };
    await this.transactions.run(async (session) => {
      await this.broadcasts.add({ _id, ...body, createdAt, createdBy, push }, session);
      const subject = { kind: 'broadcast' as const, id: _id };
      await this.audit.record(session, 'broadcast-sent', { subject, after: { title: body.title } });
    });
    return { message: 'The message is on its way to every member.', _id };
  }

  @Route(listBroadcasts)
  async listBroadcasts(
    @Input() { query: { limit, cursor } }: InputOf<typeof listBroadcasts>,
  ): Promise<Paged<BroadcastView>> {
    const found = await this.broadcasts.listSent(limit + 1, decodeCursor(position, cursor));
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
