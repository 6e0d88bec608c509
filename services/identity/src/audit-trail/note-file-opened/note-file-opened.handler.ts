import type { BodyOf, noteFileOpened } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';

/** Somebody opens the scan of another's paper: recorded before it is shown. Its owner may look as often as she likes. */
@Injectable()
export class NoteFileOpenedHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ key, memberId, sessionId }: BodyOf<typeof noteFileOpened>): Promise<void> {
    const owner = await this.accounts.findByScan(key);
    if (owner?._id === memberId) return;
    const head = await this.accounts.findHead();
    const actor = { kind: head?._id === memberId ? ('head' as const) : ('member' as const), id: memberId };
    const subject = { kind: 'scan' as const, id: owner?.panProofKey === key ? 'panidProof' : 'idProof' };
    const session = sessionId === null ? {} : { sessionId };
    await this.audit.recordAlone('scan-opened', { memberId: owner?._id ?? null, subject, actor, ...session });
  }
}
