import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ConcurrencyLimiter } from '@deepam/platform';
import { hash as argon2id, parseOptions, verify } from '@node-rs/argon2';
import { mostPasswordMemoryKib } from '../config.js';

/** A stored hash contains its own strength, so changing this setting leaves old hashes valid. */
export interface HashStrength {
  readonly memoryKib: number;
  readonly passes: number;
  readonly lanes: number;
}

/** The gateway gives up after 30 s, so a longer wait is useless. */
const waiting = { queue: 512, patience: 30_000 };

/** Each hash takes a thread of the pool that token checks and files also use, so only a few run at a time. */
export class PasswordHasher {
  private readonly options: { memoryCost: number; timeCost: number; parallelism: number };
  private readonly limiter: ConcurrencyLimiter;
  /** A missing account is checked against the hash of a random password, so that the time reveals nothing. */
  private readonly decoy: Promise<string>;

  constructor(strength: HashStrength, atOnce: number) {
    this.options = { memoryCost: strength.memoryKib, timeCost: strength.passes, parallelism: strength.lanes };
    this.limiter = new ConcurrencyLimiter({ places: atOnce, ...waiting });
    this.decoy = this.hash(randomBytes(16).toString('base64'));
  }

  /** @throws DomainError SERVER.UNAVAILABLE if too many wait, or one waited too long */
  hash(password: string): Promise<string> {
    return this.limiter.run(() => argon2id(password.normalize('NFKC'), this.options));
  }

  /**
   * A missing hash costs the same time.
   * @returns false for a missing hash
   * @throws DomainError SERVER.UNAVAILABLE if too many wait, or one waited too long; Error for an invalid hash, or one
   * that needs more memory than any of ours
   */
  async fits(password: string, hash: string | null): Promise<boolean> {
    const against = hash ?? (await this.decoy);
    // A foreign hash could name more memory than the process has.
    if (parseOptions(against).memoryCost > mostPasswordMemoryKib)
      throw new Error('The hash of a password asks for more memory than any of ours.');
    const matches = await this.limiter.run(() => verify(against, password.normalize('NFKC')));
    return matches && hash !== null;
  }

  isOutdated(hash: string): boolean {
    const { memoryCost, timeCost, parallelism } = parseOptions(hash);
    return !isDeepStrictEqual({ memoryCost, timeCost, parallelism }, this.options);
  }
}
