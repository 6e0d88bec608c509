import { maskNumber } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { currentContext, DomainError, networkAddress } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AttemptGuard } from '../attempts/attempt-guard.js';

interface Claim {
  readonly mobile: string;
  readonly by: string;
  readonly memberId: string | null;
}

/** The answer that a mobile is registered shows a stranger who is a member, so it is limited and recorded. */
@Injectable()
export class TakenMobiles {
  constructor(
    private readonly guard: AttemptGuard,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @param give the last step before the mobile is assigned, after all other checks
   * @throws DomainError IDENTITY.MOBILE_TAKEN, or REQUEST.TOO_MANY whether or not it is taken
   */
  async claim<T>({ mobile, by, memberId }: Claim, give: () => Promise<T>): Promise<T> {
    const address = networkAddress(currentContext()?.address ?? '');
    let given: { readonly result: T } | undefined;
    let taken: unknown;
    const isFree = async (): Promise<boolean> => {
      try {
        given = { result: await give() };
        return true;
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== 'IDENTITY.MOBILE_TAKEN') throw error;
        taken = error;
        return false;
      }
    };
    await this.guard.attempt({ mobile, address, device: null, by }, isFree, 'mobile');
    if (given !== undefined) return given.result;
    const subject = { kind: 'mobile' as const, id: maskNumber(mobile) };
    await this.audit.recordAlone('mobile-rejected', { memberId, subject });
    throw taken;
  }
}
