import { EventEmitter } from 'node:events';
import type { ClientSession } from 'mongoose';
import type { Transaction } from './transaction.js';

export interface Attempt {
  transaction: Transaction | null;
}

export class MemorySession extends EventEmitter {
  attempt: Attempt = { transaction: null };
  private isIn = false;

  begin(): void {
    this.attempt = { transaction: null };
    this.isIn = true;
  }

  leave(): void {
    this.isIn = false;
  }

  inTransaction(): boolean {
    return this.isIn;
  }

  end(): void {
    this.isIn = false;
    this.emit('ended', this);
  }

  get asClientSession(): ClientSession {
    return this as unknown as ClientSession;
  }

  static of(session: ClientSession | null | undefined): MemorySession | null {
    return session ? (session as unknown as MemorySession) : null;
  }
}
