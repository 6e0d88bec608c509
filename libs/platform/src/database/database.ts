import type { ClientSession } from 'mongoose';
import { Attempts } from './attempts.js';
import type { Documents } from './documents.js';
import { WakeUps } from './wake-ups.js';

/** The service's own database. MongoDB in the product, memory in the simulator (ADR 53). */
export abstract class Database {
  readonly wakeUps = new WakeUps();
  readonly attempts = new Attempts();

  /** @param model the name under which the schema of these documents is registered */
  abstract documents<T>(model: string): Documents<T>;

  /**
   * Runs `work` in a transaction that sees one moment of the database, again when the database reports a transient conflict, and commits
   * it to a majority.
   */
  abstract transaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T>;
}
