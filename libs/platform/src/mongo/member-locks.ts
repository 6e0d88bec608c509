import { Injectable } from '@nestjs/common';
import { type ClientSession, mongo } from 'mongoose';

/** The driver treats this error like the conflict that it avoids. */
class RetryTransaction extends mongo.MongoServerError {
  constructor() {
    super({ message: 'Another transaction of this process was first; the transaction starts again' });
    this.addErrorLabel('TransientTransactionError');
  }
}

interface Waiting {
  readonly session: ClientSession;
  readonly memberIds: readonly string[];
  readonly granted: Promise<void>;
  readonly grant: () => void;
}

/**
 * The locks serialise transactions of this process that change documents of the same members. MongoDB lets only the
 * first of them commit and aborts the others: below popular uplines, and in the head's inbox, that would be nearly all
 * of them, repeatedly. Replicas do not share locks; conflicts between them are retried.
 */
@Injectable()
export class MemberLocks {
  private readonly holders = new Map<string, ClientSession>();
  private readonly asked = new WeakSet<ClientSession>();
  private waiting: Waiting[] = [];

  /**
   * The session holds exactly these members until it ends. A transaction asks once, for everything that it needs: after
   * an early release of written members it would conflict with the next one.
   * @throws Error when it asks again for other members; RetryTransaction when another session holds one of them,
   * because the snapshot would be outdated and an open transaction that waits would block the whole database.
   * `whenAcquired` does the waiting.
   */
  acquire(session: ClientSession, memberIds: readonly string[]): void {
    const isHeld = memberIds.every((id) => this.holders.get(id) === session);
    if (!isHeld && this.asked.has(session)) {
      throw new Error('The transaction asks for other members than those it holds; it must ask once, for all of them');
    }
    this.asked.add(session);
    if (isHeld) return;
    // A waiting session holds nothing, so that no deadlock is possible.
    this.release(session);
    session.once('ended', () => this.release(session));
    if (this.isFree(memberIds, this.waiting)) return this.hold(session, memberIds);
    const { promise: granted, resolve: grant } = resolvers();
    this.waiting.push({ session, memberIds, granted, grant });
    throw new RetryTransaction();
  }

  /**
   * The promise resolves when the session holds its requested locks, before its transaction begins again, and
   * immediately if none were requested.
   */
  async whenAcquired(session: ClientSession): Promise<void> {
    this.asked.delete(session);
    await this.waiting.find((one) => one.session === session)?.granted;
  }

  private isFree(memberIds: readonly string[], before: readonly Waiting[]): boolean {
    const isWanted = (id: string) => before.some((other) => other.memberIds.includes(id));
    return memberIds.every((id) => !this.holders.has(id) && !isWanted(id));
  }

  private hold(session: ClientSession, memberIds: readonly string[]): void {
    for (const id of memberIds) this.holders.set(id, session);
  }

  private release(session: ClientSession): void {
    for (const [id, holder] of this.holders) if (holder === session) this.holders.delete(id);
    const still: Waiting[] = [];
    for (const next of this.waiting) {
      if (next.session === session) next.grant();
      else if (this.isFree(next.memberIds, still)) {
        this.hold(next.session, next.memberIds);
        next.grant();
      } else still.push(next);
    }
    this.waiting = still;
  }
}

function resolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  return { promise: new Promise<void>((done) => (resolve = done)), resolve };
}
