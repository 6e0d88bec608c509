import { mostPinTries, type signInWithPin, type ResponseOf } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { Clock, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { behindLogin } from '../accounts/domain/handed-password.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { proofFits } from './domain/pin-sign-in.js';
import { PinSignInEnds } from './pin-sign-in-ends.js';
import { PinSignInStates } from './pin-sign-in-states.js';
import { type PinSignInDocument, PinSignInsRepository } from './pin-sign-ins.repository.js';

/**
 * A right PIN returns the server's half of the key. Ended logins check no PIN, so that right and wrong PINs get the
 * same answer.
 */
@Injectable()
export class SignInWithPinHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly pinSignIns: PinSignInsRepository,
    private readonly states: PinSignInStates,
    private readonly ends: PinSignInEnds,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @throws DomainError IDENTITY.PIN_SIGN_IN_NOT_FOUND, PIN_SIGN_IN_RAN_OUT, PIN_SIGN_IN_ENDED, PIN_WRONG with
   * `triesLeft`
   */
  async execute(id: string, proof: string): Promise<ResponseOf<typeof signInWithPin>> {
    const kept = await this.states.get(id);
    if (kept.state === 'ran-out') throw new DomainError('IDENTITY.PIN_SIGN_IN_RAN_OUT');
    if (kept.state === 'ended') throw new DomainError('IDENTITY.PIN_SIGN_IN_ENDED');
    const tries = await this.pinSignIns.takeTry(id);
    if (tries === null) throw new DomainError('IDENTITY.PIN_SIGN_IN_NOT_FOUND');
    if (!proofFits(id, proof, kept.proofDigest)) return this.refuse(kept, mostPinTries - tries);
    const { accountId: memberId, sessionId, share } = kept;
    await this.transactions.run(async (session) => {
      if (!(await this.pinSignIns.forgive(id, session))) throw new DomainError('IDENTITY.PIN_SIGN_IN_NOT_FOUND');
      const actor = { kind: 'member' as const, id: memberId };
      const behind = behindLogin(await this.accounts.get(memberId, session), this.clock.now());
      await this.audit.record(session, 'pin-sign-in-opened', { memberId, actor, sessionId, behind });
    });
    return { share, wrongTries: tries - 1 };
  }

  private async refuse(kept: PinSignInDocument, triesLeft: number): Promise<never> {
    const { accountId: memberId, sessionId } = kept;
    if (triesLeft === 0) await this.ends.afterWrongPins(kept);
    else await this.audit.recordAlone('pin-sign-in-failed', { memberId, sessionId });
    throw new DomainError('IDENTITY.PIN_WRONG', { details: { triesLeft } });
  }
}
