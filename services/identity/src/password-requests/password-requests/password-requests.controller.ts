import { objectId, passwordRequests, type PasswordRequestView } from '@deepam/contracts';
import { decodeCursor, Input, type InputOf, paged, type Paged, pageOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { InfluenceViews } from '../../accounts/influence-views.js';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';
import { type PasswordRequest, PasswordRequestsRepository } from '../persistence/password-requests.repository.js';

const place = z.tuple([
  z
    .int()
    .transform((ms) => new Date(ms))
    .pipe(z.date()),
  objectId,
]);
const placeOf = ({ since, _id }: PasswordRequest) => [since.getTime(), _id];

@Controller()
export class PasswordRequestsController {
  constructor(
    private readonly requests: PasswordRequestsRepository,
    private readonly accounts: AccountsRepository,
    private readonly influences: InfluenceViews,
  ) {}

  @Route(passwordRequests)
  async list(
    @Input() { query: { limit, cursor } }: InputOf<typeof passwordRequests>,
  ): Promise<Paged<PasswordRequestView>> {
    const found = await this.requests.open(limit + 1, decodeCursor(place, cursor));
    const { items, nextCursor } = pageOf(found, limit, placeOf);
    return paged(await this.views(items), { nextCursor });
  }

  private async views(requests: readonly PasswordRequest[]): Promise<PasswordRequestView[]> {
    const accounts = await this.accounts.findAll(requests.map(({ memberId }) => memberId));
    const influences = await this.influences.viewsOf(
      requests.map(({ memberId }) => ({ influences: accounts.get(memberId)?.influences ?? [] })),
    );
    return requests.map(({ _id, memberId, since, lastAskedAt, timesAsked }, index) => ({
      _id,
      memberId,
      name: accounts.get(memberId)?.name ?? '',
      mobile: accounts.get(memberId)?.mobile ?? '',
      since: since.toISOString(),
      lastAskedAt: lastAskedAt.toISOString(),
      timesAsked,
      influences: influences[index]!,
    }));
  }
}
