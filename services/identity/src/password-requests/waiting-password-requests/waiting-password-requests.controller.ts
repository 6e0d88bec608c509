import { type ResponseOf, waitingPasswordRequests } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { PasswordRequestsRepository } from '../persistence/password-requests.repository.js';

@Controller()
export class WaitingPasswordRequestsController {
  constructor(private readonly requests: PasswordRequestsRepository) {}

  @Route(waitingPasswordRequests)
  async count(): Promise<ResponseOf<typeof waitingPasswordRequests>> {
    const [passwordRequests, oldest] = await Promise.all([this.requests.countOpen(), this.requests.oldestOpen()]);
    return { passwordRequests, since: { passwordRequests: oldest?.toISOString() ?? null } };
  }
}
