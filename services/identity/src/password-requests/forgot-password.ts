import type { BodyOf, forgotPassword, ResponseOf } from '@deepam/contracts';
import { Clock, networkAddress } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AttemptGuard } from '../attempts/attempt-guard.js';
import { AskedMobilesRepository } from './persistence/asked-mobiles.repository.js';
import { TakeAskedMobiles } from './take-asked-mobiles.js';

/**
 * The request is only stored: accounts are looked up after the answer, so that neither its content nor its time reveals
 * whether the mobile is registered.
 */
@Injectable()
export class ForgotPasswordHandler {
  constructor(
    private readonly guard: AttemptGuard,
    private readonly asked: AskedMobilesRepository,
    private readonly taking: TakeAskedMobiles,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError REQUEST.TOO_MANY */
  async execute({ mobile }: BodyOf<typeof forgotPassword>, ip: string): Promise<ResponseOf<typeof forgotPassword>> {
    await this.guard.reserveRequest({ mobile, address: networkAddress(ip) });
    await this.asked.add({ mobile, requestedAt: this.clock.now(), address: ip });
    this.taking.runSoon();
    return { message: 'If this mobile number is registered, we will call it.' };
  }
}
