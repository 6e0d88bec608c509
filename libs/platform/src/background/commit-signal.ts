import type { ClientSession } from 'mongoose';

/**
 * Tells work in the background of this process that something for it may have been committed. Only a hint: what is committed by a
 * process that ends before it has looked is found by its next start, or by the others' slow look.
 */
export class CommitSignal {
  private readonly sessions = new WeakSet<ClientSession>();
  private readonly listeners: (() => void)[] = [];

  subscribe(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Notifies once, when the session is over: what it wrote can be read then, or never. */
  notifyAfterCommit(session: ClientSession): void {
    if (this.listeners.length === 0 || this.sessions.has(session)) return;
    this.sessions.add(session);
    session.once('ended', () => {
      for (const listener of this.listeners) listener();
    });
  }
}
