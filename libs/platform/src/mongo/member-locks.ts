import { Injectable } from '@nestjs/common';
import { mongo, type ClientSession } from 'mongoose';

interface Waiting {
  readonly session: ClientSession;
  readonly memberIds: readonly string[];
  readonly begin: () => void;
}

/**
 * Lets transactions of this process that change documents of the same members run one after the other. MongoDB lets only the
 * first of them commit and aborts the others: below popular uplines, and in the head's inbox, that would be nearly all of them,
 * again and again. Replicas do not see each other's locks; what is left between them is retried.
 */
@Injectable()
export class MemberLocks {
  private readonly holders = new Map<string, ClientSession>();
  private waiting: Waiting[] = [];

  /**
   * Holds these members, and only these, until the session ends.
   * @throws MongoServerError that starts the transaction again, when it had to wait: what the others wrote meanwhile is newer
   * than its snapshot. The locks are kept for the retry.
   */
  async acquire(session: ClientSession, memberIds: readonly string[]): Promise<void> {
    if (memberIds.every((id) => this.holders.get(id) === session)) return;
    // Whoever waits holds nothing, so that no two can wait for each other.
    this.release(session);
    session.once('ended', () => this.release(session));
    if (this.isFree(memberIds, this.waiting)) return this.hold(session, memberIds);
    await new Promise<void>((begin) => this.waiting.push({ session, memberIds, begin }));
    throw new RetryTransaction();
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
      if (next.session === session) continue;
      if (this.isFree(next.memberIds, still)) {
        this.hold(next.session, next.memberIds);
        next.begin();
      } else still.push(next);
    }
    this.waiting = still;
  }
}

/** Looks to the driver like the conflict that it spares the database. */
class RetryTransaction extends mongo.MongoServerError {
  constructor() {
    super({ message: 'Another transaction of this process was first; the transaction starts again' });
    this.addErrorLabel('TransientTransactionError');
  }
}
