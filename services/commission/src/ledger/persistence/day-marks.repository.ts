import { CollectedInserts, Database } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { dayMarkModel, marksFor, type DayMark } from './day-mark.schema.js';

@Injectable()
export class DayMarksRepository {
  private readonly moments: CollectedInserts<Date>;

  constructor(private readonly database: Database) {
    const marks = database.documents<DayMark>(dayMarkModel);
    const insert = (all: readonly Date[], session: ClientSession) => marks.insertUnchecked(marksFor(all), session);
    this.moments = new CollectedInserts(database.attempts, insert);
  }

  add(moments: readonly Date[], session: ClientSession): void {
    this.database.wakeUps.afterCommit(dayMarkModel, session);
    this.moments.add(session, moments);
  }
}
