import type { BodyOf, noteFileOpened } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { Clock } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { behindLogin } from '../accounts/domain/handed-password.js';
import { AccountsRepository, type Account } from '../accounts/persistence/accounts.repository.js';
import { NumberHold } from '../accounts/number-hold.js';

/** Opening a scan is recorded before it is shown, unless the owner opens it with their own password. */
@Injectable()
export class NoteFileOpenedHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly hold: NumberHold,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError IDENTITY.NUMBERS_HELD for the owner */
  async execute({ key, memberId, sessionId }: BodyOf<typeof noteFileOpened>): Promise<void> {
    const owner = await this.accounts.findByScan(key);
    const isOwner = owner?._id === memberId;
    if (isOwner) this.hold.assertOpen(owner);
    const opener = isOwner ? owner : (await this.accounts.findAll([memberId])).get(memberId);
    const behind = opener === undefined ? {} : behindLogin(opener, this.clock.now());
    if (isOwner && behind.passwordFrom === undefined) return;
    const actor = { kind: kindOf(opener), id: memberId };
    const subject = { kind: 'scan' as const, id: owner?.panProofKey === key ? 'panidProof' : 'idProof' };
    const session = sessionId === null ? {} : { sessionId };
    await this.audit.recordAlone('scan-opened', { memberId: owner?._id ?? null, subject, actor, ...session, behind });
  }
}

function kindOf(opener: Account | undefined): 'head' | 'staff' | 'member' {
  if (opener?.isHead === true) return 'head';
  return typeof opener?.roleId === 'string' ? 'staff' : 'member';
}
