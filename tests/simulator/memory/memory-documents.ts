import {
  assertNoUndefined,
  type Change,
  type Changed,
  type Documents,
  type Reading,
  type Writing,
} from '@deepam/platform';
import type { ClientSession } from 'mongoose';
import { changedBy } from './changing.js';
import { Commands, type Filter, type Update } from './commands.js';
import type { DatabaseLink } from './database-link.js';
import { MemorySession } from './memory-session.js';
import type { Stored } from './paths.js';

type Session = ClientSession | null | undefined;

export class MemoryDocuments<T> implements Documents<T> {
  constructor(
    private readonly link: DatabaseLink,
    private readonly name: string,
  ) {}

  find(filter: object, { session, ...how }: Reading = {}): Promise<T[]> {
    return this.run('find', session, async (commands) => commands.find(filter as Filter, how) as T[]);
  }

  async count(filter: object, how: Pick<Reading, 'limit'> = {}): Promise<number> {
    return (await this.find(filter, how)).length;
  }

  findOne(filter: object, { session, ...how }: Reading = {}): Promise<T | null> {
    const wanted = { ...how, limit: 1 };
    return this.run('find', session, async (commands) => (commands.find(filter as Filter, wanted)[0] ?? null) as T);
  }

  insert(document: T, session?: ClientSession): Promise<void> {
    return this.insertAll([document], session);
  }

  insertAll(documents: readonly T[], session?: ClientSession | null): Promise<void> {
    return this.run('insert', session, (commands) => commands.insertAll(documents as readonly Stored[]));
  }

  insertUnchecked(documents: readonly T[], session: ClientSession | null): Promise<void> {
    return this.insertAll(documents, session);
  }

  update(filter: object, update: object, how: Writing = {}): Promise<Changed> {
    return this.run('update', how.session, (commands) =>
      commands.update(filter as Filter, update as Update, how, false),
    );
  }

  updateAll(filter: object, update: object, how: Writing = {}): Promise<Changed> {
    return this.run('update', how.session, (commands) =>
      commands.update(filter as Filter, update as Update, how, true),
    );
  }

  updateEach(changes: readonly Change<T>[], session: ClientSession): Promise<Changed> {
    return this.run('update', session, (commands) => commands.updateEach(changes as readonly Change<unknown>[]));
  }

  updateEachUnchecked(changes: readonly Change<T>[], session: ClientSession): Promise<Changed> {
    assertNoUndefined(changes);
    return this.updateEach(changes, session);
  }

  updated(filter: object, update: object, session: ClientSession): Promise<T | null> {
    const change = (before: Stored) => changedBy(before, update as Update);
    return this.run('find and update', session, async (commands) => {
      const changed = await commands.changeFirst(filter as Filter, change);
      return (changed?.after ?? null) as T | null;
    });
  }

  remove(filter: object, session?: ClientSession): Promise<T | null> {
    return this.run('find and remove', session, async (commands) => {
      const changed = await commands.changeFirst(filter as Filter, () => null);
      return (changed?.before ?? null) as T | null;
    });
  }

  private run<R>(verb: string, session: Session, carryOut: (commands: Commands) => Promise<R>): Promise<R> {
    const { server } = this.link;
    const what = `${verb} ${this.name}`;
    const collection = server.collection(this.name);
    const open = MemorySession.of(session);
    if (!open) return this.link.ask(what, 'outside', () => carryOut(new Commands(server, collection, null)));
    return this.link.inside(open, what, (transaction) => carryOut(new Commands(server, collection, transaction)));
  }
}
