import { AuditTrail } from '@deepam/messaging';
import { Injectable } from '@nestjs/common';
import { PayeeDetails } from '../../documents/payee-details.js';
import { DigestedAccounts } from '../digest-numbers/digested-accounts.js';

/** Makes the digests of all numbers with the current key; those of older keys go. Commission gets the payee details with the current key. */
@Injectable()
export class RotateDigestKeyHandler {
  constructor(
    private readonly accounts: DigestedAccounts,
    private readonly payees: PayeeDetails,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * May be stopped and run again at any time.
   * @param report called after each batch with the number of digests that were made so far
   * @returns the places of numbers that cannot be decrypted, or are beside such a one: their digests stay as they are
   */
  async execute(report: (made: number) => void): Promise<readonly string[]> {
    let total = 0;
    // Again, until a pass writes nothing: a replica may have written one of an older key meanwhile.
    for (;;) {
      const { written, unread } = await this.accounts.renew((count) => report((total += count)));
      if (written > 0) continue;
      const unpublished = await this.payees.publishWithCurrentKey();
      await this.audit.recordAlone('digest-key-rotated');
      return [...unread, ...unpublished.map((id) => `account/${id}: the payee details`)];
    }
  }
}
