import { randomBytes } from 'node:crypto';
import argon2 from 'argon2';
import { Slots } from './slots.js';

/** Strength of argon2id; a stored hash names its own, so changing this leaves old hashes valid. */
export interface HashStrength {
  readonly memoryKib: number;
  readonly passes: number;
  readonly lanes: number;
}

const LONGEST_QUEUE = 512;

/** Hashes and checks passwords, a few at a time: each takes a thread of the pool that token checks and files need too. */
export class PasswordHasher {
  private readonly options: { memoryCost: number; timeCost: number; parallelism: number };
  private readonly slots: Slots;
  /** Of a password nobody knows; checked when there is no account, so that the time tells nothing. */
  private readonly decoy: Promise<string>;

  /** @param atOnce how many may be computed at the same time */
  constructor(strength: HashStrength, atOnce: number) {
    this.options = { memoryCost: strength.memoryKib, timeCost: strength.passes, parallelism: strength.lanes };
    this.slots = new Slots(atOnce, LONGEST_QUEUE);
    this.decoy = this.hash(randomBytes(16).toString('base64'));
  }

  /** @throws DomainError SERVER.UNAVAILABLE when too many wait */
  hash(password: string): Promise<string> {
    return this.slots.run(() => argon2.hash(password.normalize('NFKC'), { ...this.options, type: argon2.argon2id }));
  }

  /**
   * Whether the password fits; false for a missing hash, after the same work.
   * @throws DomainError SERVER.UNAVAILABLE when too many wait
   */
  async fits(password: string, hash: string | null): Promise<boolean> {
    const against = hash ?? (await this.decoy);
    const matches = await this.slots.run(() => argon2.verify(against, password.normalize('NFKC')));
    return matches && hash !== null;
  }

  /** True when the hash was made with another strength than the present one. */
  isOutdated(hash: string): boolean {
    return argon2.needsRehash(hash, this.options);
  }
}
