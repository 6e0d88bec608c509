import type { ClientSession } from 'mongoose';
import { Attempts } from './attempts.js';
import type { Documents } from './documents.js';

/**
 * The signal reports a possible commit to background work of this process. It is only a hint: the next start or the
 * slow poll of other replicas finds the commits of a process that died.
 */
export class CommitSignal {
  private readonly sessions = new WeakSet<ClientSession>();
  private readonly listeners: (() => void)[] = [];

  subscribe(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** The signal is given once at the end of the session: its writes are readable then, or never. */
  notifyAfterCommit(session: ClientSession): void {
    if (this.listeners.length === 0 || this.sessions.has(session)) return;
    this.sessions.add(session);
    session.once('ended', () => {
      for (const listener of this.listeners) listener();
    });
  }
}

class WakeUps {
  private readonly signals = new Map<string, CommitSignal>();

  on(model: string, listener: () => void): void {
    this.signalOf(model).subscribe(listener);
  }

  afterCommit(model: string, session: ClientSession): void {
    this.signalOf(model).notifyAfterCommit(session);
  }

  private signalOf(model: string): CommitSignal {
    const known = this.signals.get(model) ?? new CommitSignal();
    this.signals.set(model, known);
    return known;
  }
}

/** The service's own database is MongoDB in the product, and memory in the simulator (ADR 53). */
export abstract class Database {
  readonly wakeUps = new WakeUps();
  readonly attempts = new Attempts();

  abstract documents<T>(model: string): Documents<T>;

  /**
   * The transaction of `work` sees the database at one time, runs again when the database reports a transient conflict,
   * and is committed to a majority.
   */
  abstract transaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T>;
}
