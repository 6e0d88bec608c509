import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';

/**
 * Tells the relay of this process that rows may have been committed. Only a hint: what is committed by a process that ends
 * before its relay has looked is found by polling.
 */
@Injectable()
export class OutboxSignal {
  private readonly sessions = new WeakSet<ClientSession>();
  private listener: () => void = () => {};

  subscribe(listener: () => void): void {
    this.listener = listener;
  }

  /** Notifies once, when the session is over: the row can be read then, or never. */
  notifyAfterCommit(session: ClientSession): void {
    if (this.sessions.has(session)) return;
    this.sessions.add(session);
    session.once('ended', () => this.listener());
  }
}
