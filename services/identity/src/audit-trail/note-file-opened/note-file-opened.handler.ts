import type { BodyOf, noteFileOpened } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { Clock } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { passwordFrom } from '../../accounts/domain/handed-password.js';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';
import { NumberHold } from '../../documents/number-hold.js';

/** Somebody opens the scan of a paper: recorded before it is shown, unless the owner does so with a password of her own. */
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
    const giver = isOwner ? passwordFrom(owner, this.clock.now()) : null;
    if (isOwner && giver === null) return;
    const head = await this.accounts.findHead();
    const actor = { kind: head?._id === memberId ? ('head' as const) : ('member' as const), id: memberId };
    const subject = { kind: 'scan' as const, id: owner?.panProofKey === key ? 'panidProof' : 'idProof' };
    const session = sessionId === null ? {} : { sessionId };
    const after = giver === null ? {} : { after: { passwordFrom: giver } };
    await this.audit.recordAlone('scan-opened', { memberId: owner?._id ?? null, subject, actor, ...session, ...after });
  }
}
