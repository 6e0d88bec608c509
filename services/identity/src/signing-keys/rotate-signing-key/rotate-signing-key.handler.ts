import { AuditTrail } from '@deepam/messaging';
import { Clock, Transactions } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import { IDENTITY_CONFIG, type IdentityConfig } from '../../config.js';
import { Vault } from '../../encryption/vault.js';
import { publishedKeysAt } from '../domain/key-schedule.js';
import { ACTIVATION_DELAY } from '../key-ring.js';
import { makeSigningKey } from '../make-signing-key.js';
import { SigningKeysRepository, type SigningKeyRecord } from '../persistence/signing-keys.repository.js';

export type RotationOutcome =
  | { readonly kind: 'rotated'; readonly kid: string; readonly activeFrom: Date; readonly removed: number }
  /** The newest key does not sign yet; nothing was done. */
  | { readonly kind: 'under-way'; readonly kid: string; readonly activeFrom: Date };

/**
 * Publishes a new signing key, which signs a minute later; removes keys whose last token has run out. Where one has leaked, the new one signs at once and all
 * others go: whoever was logged in logs in again.
 */
@Injectable()
export class RotateSigningKeyHandler {
  constructor(
    private readonly keys: SigningKeysRepository,
    private readonly vault: Vault,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  async execute({ hasLeaked = false } = {}): Promise<RotationOutcome> {
    const now = this.clock.now();
    const present = (await this.keys.all()).map((key) => ({ ...key, generation: key._id }));
    const newest = present.at(-1);
    if (!hasLeaked && newest && newest.activeFrom > now)
      return { kind: 'under-way', kid: newest.kid, activeFrom: newest.activeFrom };

    const activeFrom = hasLeaked ? now : new Date(now.getTime() + ACTIVATION_DELAY);
    const key = await makeSigningKey((newest?.generation ?? 0) + 1, activeFrom, this.vault);
    // Lost against another rotation at the same moment: that one is then under way.
    if (!(await this.add(key))) return this.execute({ hasLeaked });

    const needed = hasLeaked ? [] : publishedKeysAt(present, now, this.config.TOKEN_LIFETIME_SECONDS * 1000);
    const expired = present.filter((old) => !needed.includes(old));
    await this.keys.remove(expired.map(({ generation }) => generation));
    return { kind: 'rotated', kid: key.kid, activeFrom, removed: expired.length };
  }

  /** @returns false when another rotation was faster */
  private async add(key: SigningKeyRecord): Promise<boolean> {
    try {
      await this.transactions.run(async (session) => {
        await this.keys.insert(key, session);
        await this.audit.record(session, 'signing-key-rotated', { subject: { kind: 'key', id: key.kid } });
      });
      return true;
    } catch (error) {
      if (!this.keys.isTaken(error)) throw error;
      return false;
    }
  }
}
