import { AuditTrail } from '@deepam/messaging';
import { Injectable } from '@nestjs/common';
import { PayeeDetails } from '../documents/payee-details.js';
import { DigestedAccounts } from '../shared-numbers/digest-numbers/digested-accounts.js';

@Injectable()
export class RotateDigestKeyHandler {
  constructor(
    private readonly accounts: DigestedAccounts,
    private readonly payees: PayeeDetails,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * The run may be stopped and repeated at any time.
   * @param report called after each batch with the number of digests that were made so far
   * @returns the places of numbers that cannot be decrypted, or are next to such a number: their digests stay unchanged
   */
  async execute(report: (made: number) => void): Promise<readonly string[]> {
    let total = 0;
    // Passes are repeated until one writes nothing, since a replica may have written a digest of an older key in
    // between.
    for (;;) {
      const { written, unread } = await this.accounts.renew((count) => report((total += count)));
      if (written > 0) continue;
      const unpublished = await this.payees.publishWithCurrentKey();
      await this.audit.recordAlone('digest-key-rotated');
      return [...unread, ...unpublished.map((id) => `account/${id}: the payee details`)];
    }
  }
}
