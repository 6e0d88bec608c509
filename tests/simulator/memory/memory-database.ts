import { Database, type Documents, type RealTime } from '@deepam/platform';
import type { ClientSession } from 'mongoose';
import { isCommitUnknown, isTransient } from './database-errors.js';
import type { DatabaseLink } from './database-link.js';
import { MemoryDocuments } from './memory-documents.js';
import { MemorySession } from './memory-session.js';

/** Milliseconds for which the driver begins a transaction again. */
const patienceMs = 120_000;

export class MemoryDatabase extends Database {
  constructor(
    private readonly link: DatabaseLink,
    private readonly time: Pick<RealTime, 'elapsed'>,
  ) {
    super();
  }

  documents<T>(model: string): Documents<T> {
    return new MemoryDocuments<T>(this.link, model);
  }

  async transaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    const session = new MemorySession();
    const until = this.time.elapsed() + patienceMs;
    try {
      for (;;) {
        session.begin();
        try {
          const result = await work(session.asClientSession);
          await this.commit(session, until);
          return result;
        } catch (error) {
          await this.abort(session);
          if (!isTransient(error) || this.time.elapsed() >= until) throw error;
          this.link.noteConflict();
        }
      }
    } finally {
      session.end();
    }
  }

  private async commit(session: MemorySession, until: number): Promise<void> {
    const { transaction } = session.attempt;
    session.leave();
    if (!transaction) return;
    for (;;) {
      try {
        return await this.link.ask('commit', 'commit', async () => this.link.server.commit(transaction));
      } catch (error) {
        if (!isCommitUnknown(error) || this.time.elapsed() >= until) throw error;
      }
    }
  }

  private async abort(session: MemorySession): Promise<void> {
    const { transaction } = session.attempt;
    session.leave();
    if (transaction?.state !== 'open') return;
    // The server ends the transaction by itself if the command is lost.
    await this.link.ask('abort', 'outside', async () => this.link.server.abort(transaction)).catch(() => undefined);
  }
}
