import { auditRecorded, type AuditEntry } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Outbox } from '../outbox/outbox.js';

export abstract class AuditEntries {
  /**
   * Adds an entry in the transaction of its action.
   * @throws Error when the session has no transaction
   */
  abstract add(session: ClientSession, entry: AuditEntry): Promise<void>;
}

@Injectable()
export class SentAuditEntries extends AuditEntries {
  constructor(private readonly outbox: Outbox) {
    super();
  }

  async add(session: ClientSession, entry: AuditEntry): Promise<void> {
    await this.outbox.add(session, auditRecorded, entry);
  }
}
