import {
  dismissPasswordRequest,
  forgotPassword,
  objectId,
  passwordRequests,
  waitingPasswordRequests,
  type PasswordRequestView,
  type ResponseOf,
} from '@deepam/contracts';
import {
  CurrentCaller,
  Input,
  Route,
  decodeCursor,
  pageOf,
  paged,
  type Caller,
  type InputOf,
  type Paged,
} from '@deepam/platform';
import { Controller, Ip } from '@nestjs/common';
import { z } from 'zod';
import { InfluenceViews } from '../accounts/influence-views.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { DismissPasswordRequestHandler } from './dismiss-password-request.js';
import { ForgotPasswordHandler } from './forgot-password.js';
import { PasswordRequestsRepository, type PasswordRequest } from './persistence/password-requests.repository.js';

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
    private readonly dismiss: DismissPasswordRequestHandler,
    private readonly askForPassword: ForgotPasswordHandler,
    private readonly requests: PasswordRequestsRepository,
    private readonly accounts: AccountsRepository,
    private readonly influences: InfluenceViews,
  ) {}

  @Route(dismissPasswordRequest)
  dismissPasswordRequest(
    @CurrentCaller() { memberId }: Caller,
    @Input() { params, body }: InputOf<typeof dismissPasswordRequest>,
  ): Promise<ResponseOf<typeof dismissPasswordRequest>> {
    return this.dismiss.execute(params.id, body.reason, memberId);
  }

  @Route(forgotPassword)
  forgotPassword(
    @Input() { body }: InputOf<typeof forgotPassword>,
    @Ip() ip: string,
  ): Promise<ResponseOf<typeof forgotPassword>> {
    return this.askForPassword.execute(body, ip);
  }

  @Route(passwordRequests)
  async passwordRequests(
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
    return requests.map(({ _id, memberId, since, lastRequestedAt, timesAsked }, index) => ({
      _id,
      memberId,
      name: accounts.get(memberId)?.name ?? '',
      mobile: accounts.get(memberId)?.mobile ?? '',
      since: since.toISOString(),
      lastRequestedAt: lastRequestedAt.toISOString(),
      timesAsked,
      influences: influences[index]!,
    }));
  }

  @Route(waitingPasswordRequests)
  async waitingPasswordRequests(): Promise<ResponseOf<typeof waitingPasswordRequests>> {
    const [passwordRequests, oldest] = await Promise.all([this.requests.countOpen(), this.requests.oldestOpen()]);
    return { passwordRequests, since: { passwordRequests: oldest?.toISOString() ?? null } };
  }
}
