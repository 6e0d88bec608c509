import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';

/**
 * Tells the relay of this process that rows may have been committed. Only a hint: what is committed by a process that ends
 * before its relay has looked is found by polling.
 */
@Injectable()
export class OutboxBell {
  private readonly sessions = new WeakSet<ClientSession>();
  private ring: () => void = () => {};

  answer(onRing: () => void): void {
    this.ring = onRing;
  }

  /** Rings once when the session is over: the row can be read then, or never. */
  ringAfter(session: ClientSession): void {
    if (this.sessions.has(session)) return;
    this.sessions.add(session);
    session.once('ended', () => this.ring());
  }
}
