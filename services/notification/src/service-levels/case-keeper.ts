import type { ServiceLevelKind } from '@deepam/contracts';
import { Database, newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { daysChanged, type Fact, inOrder, isSameFact, waitsOf } from './domain/wait.js';
import { serviceLevelCaseModel, type ServiceLevelCase } from './persistence/service-level-case.schema.js';
import { serviceLevelDayMarkModel, type ServiceLevelDayMark } from './persistence/service-level-day.schema.js';

export interface CaseSubject {
  readonly kind: ServiceLevelKind;
  readonly id: string;
}

/** The case is computed again from all its facts, so facts may be repeated and in any order. */
@Injectable()
export class CaseKeeper {
  constructor(
    @InjectModel(serviceLevelCaseModel) private readonly cases: Model<ServiceLevelCase>,
    @InjectModel(serviceLevelDayMarkModel) private readonly marks: Model<ServiceLevelDayMark>,
    private readonly database: Database,
  ) {}

  async add({ kind, id }: CaseSubject, fact: Fact, session: ClientSession): Promise<void> {
    const _id = `${kind} ${id}`;
    const known = await this.cases.findById(_id, null, { session }).lean<ServiceLevelCase>();
    if (known?.facts.some((other) => isSameFact(other, fact))) return;
    const facts = inOrder([...(known?.facts ?? []), fact]);
    const waits = waitsOf(kind, facts);
    await this.cases.updateOne({ _id }, { $set: { kind, facts, ...waits } }, { session, upsert: true });
    const days = daysChanged(known?.ended ?? [], waits.ended);
    if (days.length === 0) return;
    this.database.wakeUps.afterCommit(serviceLevelDayMarkModel, session);
    await this.marks.insertMany(
      days.map((day) => ({ _id: newId(), kind, day })),
      { session },
    );
  }
}
