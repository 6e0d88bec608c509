import { AuditTrail } from '@deepam/messaging';
import { Clock, Transactions } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import { IDENTITY_CONFIG, type IdentityConfig } from '../../config.js';
import { Vault } from '../../encryption/vault.js';
import { publishedKeysAt } from '../domain/key-schedule.js';
import { ACTIVATION_DELAY, makeSigningKey } from '../key-ring.js';
import { SigningKeysRepository, type SigningKeyRecord } from '../persistence/signing-keys.repository.js';

export interface Rotation {
  readonly hasLeaked?: boolean;
}

export type RotationOutcome =
  | (NewKey & { readonly kind: 'rotated'; readonly removed: number })
  | (NewKey & { readonly kind: 'under-way' });

interface NewKey {
  readonly kid: string;
  readonly activeFrom: Date;
}

/**
 * A new key signs after a minute, and keys without valid tokens are removed. After a leak the new key signs immediately
 * and all others are removed, so that everyone must log in again.
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

  async execute(rotation: Rotation = {}): Promise<RotationOutcome> {
    const { hasLeaked = false } = rotation;
    const now = this.clock.now();
    const present = (await this.keys.findAll()).map((key) => ({ ...key, generation: key._id }));
    const newest = present.at(-1);
    if (!hasLeaked && newest && newest.activeFrom > now) return { kind: 'under-way', ...newKey(newest) };

    const activeFrom = hasLeaked ? now : new Date(now.getTime() + ACTIVATION_DELAY);
    const key = await makeSigningKey((newest?.generation ?? 0) + 1, activeFrom, this.vault);
    if (!(await this.add(key))) return this.execute(rotation);

    const needed = hasLeaked ? [] : publishedKeysAt(present, now, this.config.TOKEN_LIFETIME_SECONDS * 1000);
    const expired = present.filter((old) => !needed.includes(old));
    await this.keys.remove(expired.map(({ generation }) => generation));
    return { kind: 'rotated', ...newKey(key), removed: expired.length };
  }

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

const newKey = ({ kid, activeFrom }: SigningKeyRecord): NewKey => ({ kid, activeFrom });
