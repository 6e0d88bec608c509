import { createHmac, type BinaryLike } from 'node:crypto';
import { Inject, Injectable, Logger, Optional } from '@nestjs/common';
import { backOff } from '../background/back-off.js';
import { chance } from '../chance.js';
import { Clock, RealTime, type Cancel } from '../clock.js';
import { derivedKey, secretsOf } from '../config/secrets.js';
import { DomainError } from '../errors/domain-error.js';
import { PLATFORM_OPTIONS, type PlatformOptions, type IdempotencyTimes } from '../platform-options.js';
import { IdempotencyKeys } from './idempotency-keys.js';
import type { KeyRecord } from './key-record.js';
import type { RunningKey, RequestContext } from '../context/request-context.js';
import { openAnswer, sealAnswer, type Answer } from './sealed-answer.js';

const defaults: IdempotencyTimes = { leaseMs: 30_000, waitMs: 10_000 };
/**
 * A running call renews its lease this number of times per lease, up to a limit: a hanging call counts as dead in the
 * end.
 */
const [renewalsALease, mostRenewals] = [3, 30];
const keptMs = 86_400_000;

/**
 * Carries out a request with an Idempotency-Key once. Repetitions get the first answer, and wait for it during the
 * first call. A rejected or failed request releases its key: it had no effect and may be retried.
 */
@Injectable()
export class Idempotency {
  private readonly logger = new Logger('Idempotency');
  private readonly secret: Buffer;
  /**
   * The list has the other secrets of FILE_LINK_SECRET, one of which was the current one before. Keys live for a day.
   */
  private readonly formerSecrets: readonly BinaryLike[];
  private readonly times: IdempotencyTimes;

  constructor(
    @Inject(PLATFORM_OPTIONS) { config, idempotency }: PlatformOptions,
    private readonly clock: Clock,
    private readonly time: RealTime,
    @Optional() private readonly keys?: IdempotencyKeys,
  ) {
    const secrets = secretsOf(config.FILE_LINK_SECRET);
    const [current, ...others] = secrets.map((secret) => derivedKey(secret, 'idempotency keys'));
    this.secret = current!;
    this.formerSecrets = others;
    this.times = { ...defaults, ...idempotency };
  }

  /**
   * @throws DomainError IDEMPOTENCY.BODY_CHANGED, IDEMPOTENCY.IN_PROGRESS when the first attempt takes too long,
   * IDEMPOTENCY.ALREADY_DONE when its effect is stored but its answer was lost; and the errors of `work`
   */
  async once(attempt: Attempt, work: () => Promise<Answer>): Promise<Answer & { replayed: boolean }> {
    if (!this.keys) return { ...(await work()), replayed: false };
    const secret = await this.secretOf(this.keys, attempt);
    const fingerprint = digest(secret, attempt.content);
    const id = idOf(secret, attempt);
    const owner = chance.uuid();
    const known = await this.own(this.keys, { id, owner, fingerprint, isShownOnce: attempt.isShownOnce === true });
    if (known) return { ...openAnswer(known, secret, attempt.key), replayed: true };
    return {
      ...(await this.carryOut(this.keys, attempt, { id, owner, transactions: 0 }, secret, work)),
      replayed: false,
    };
  }

  /** A request that is repeated after a change of the secret must find its own record. */
  private async secretOf(keys: IdempotencyKeys, attempt: Attempt): Promise<BinaryLike> {
    for (const secret of this.formerSecrets) if (await keys.find(idOf(secret, attempt))) return secret;
    return this.secret;
  }

  private async own(
    keys: IdempotencyKeys,
    {
      id,
      owner,
      fingerprint,
      isShownOnce,
    }: Pick<KeyRecord, 'owner' | 'fingerprint'> & { id: string; isShownOnce: boolean },
  ): Promise<string | null> {
    const deadline = this.time.elapsed() + this.times.waitMs;
    for (let looks = 1; ; looks += 1) {
      const now = this.clock.now();
      const leaseUntil = new Date(now.getTime() + this.times.leaseMs);
      const expiresAt = new Date(now.getTime() + keptMs);
      const record = await keys.claim({ _id: id, owner, fingerprint, state: 'running', leaseUntil, expiresAt });
      if (record.owner === owner) return null;
      if (record.fingerprint !== fingerprint) throw new DomainError('IDEMPOTENCY.BODY_CHANGED');
      if (record.answer !== undefined) return record.answer;
      const isLost = isShownOnce || record.leaseUntil <= now;
      if (isLost && record.state === 'done') throw new DomainError('IDEMPOTENCY.ALREADY_DONE');
      if (record.leaseUntil <= now && (await keys.takeOver(id, owner, now, leaseUntil))) return null;
      if (this.time.elapsed() >= deadline) throw tooLong(record);
      await this.time.pause(backOff(looks, { first: 10, most: 200 }));
    }
  }

  private async carryOut(
    keys: IdempotencyKeys,
    { context, key, isShownOnce }: Attempt,
    running: RunningKey,
    secret: BinaryLike,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    context.runningKey = running;
    const stopRenewing = this.renewing(keys, running);
    let answer: Answer;
    try {
      answer = await work();
    } catch (error) {
      await this.ignoreFailure(keys.release(running));
      throw error;
    } finally {
      stopRenewing();
      delete context.runningKey;
    }
    if (isShownOnce !== true) await this.ignoreFailure(keys.keepAnswer(running, sealAnswer(answer, secret, key)));
    return answer;
  }

  /** The key stays claimed during the call: a repetition waits and does not start it again. */
  private renewing(keys: IdempotencyKeys, running: RunningKey): Cancel {
    let cancel: Cancel = () => undefined;
    let isOver = false;
    const renewLater = (renewals: number) => {
      if (isOver || renewals === mostRenewals) return;
      cancel = this.time.after(this.times.leaseMs / renewalsALease, () => void renew(renewals + 1));
    };
    const renew = async (renewals: number) => {
      const leaseUntil = new Date(this.clock.now().getTime() + this.times.leaseMs);
      const isOurs =
        running.transactions > 0 ||
        (await keys.renew(running, leaseUntil).catch((error: unknown) => {
          this.logger.warn('The lease of an Idempotency-Key could not be renewed', error);
          return true;
        }));
      if (isOurs) renewLater(renewals);
    };
    renewLater(0);
    return () => {
      isOver = true;
      cancel();
    };
  }

  /** The outcome is valid even if its record is lost: the lease ends by itself. */
  private async ignoreFailure(bookkeeping: Promise<void>): Promise<void> {
    await bookkeeping.catch((error: unknown) => this.logger.warn('An Idempotency-Key could not be completed', error));
  }
}

/** The digest is keyed, so that it reveals nothing about a password in the content. */
function digest(secret: BinaryLike, content: unknown): string {
  return createHmac('sha256', secret).update(JSON.stringify(content)).digest('base64url');
}

const idOf = (secret: BinaryLike, { route, callerId, key }: Attempt): string =>
  digest(secret, [route, callerId ?? 'public', key]);

function tooLong({ state }: KeyRecord): DomainError {
  return new DomainError(state === 'done' ? 'IDEMPOTENCY.ALREADY_DONE' : 'IDEMPOTENCY.IN_PROGRESS');
}

interface Attempt {
  readonly key: string;
  readonly route: string;
  /** The id is null on public routes, where only the key distinguishes senders. */
  readonly callerId: string | null;
  readonly content: unknown;
  readonly isShownOnce?: boolean;
  readonly context: RequestContext;
}
