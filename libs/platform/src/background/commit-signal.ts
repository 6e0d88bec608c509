import type { ClientSession } from 'mongoose';

/**
 * Tells background work of this process about a possible commit. It is only a hint: the next start or the slow poll of
 * other replicas finds the commits of a process that died.
 */
export class CommitSignal {
  private readonly sessions = new WeakSet<ClientSession>();
  private readonly listeners: (() => void)[] = [];

  subscribe(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Notifies once at the end of the session: its writes are readable then, or never. */
  notifyAfterCommit(session: ClientSession): void {
    if (this.listeners.length === 0 || this.sessions.has(session)) return;
    this.sessions.add(session);
    session.once('ended', () => {
      for (const listener of this.listeners) listener();
    });
  }
}
