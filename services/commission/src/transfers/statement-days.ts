import { bankStatementImported, indianDay } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Clock, Database, type Documents } from '@deepam/platform';
import { Controller, Injectable } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { Schema } from 'mongoose';

export const statementDayModel = 'StatementDay';

/** One document: the latest day of which an imported statement tells. */
interface StatementDay {
  readonly _id: string;
  /** ISO day. */
  readonly day: string;
}

export const statementDaySchema = new Schema<StatementDay>(
  { _id: { type: String, required: true }, day: { type: String, required: true } },
  { collection: 'statement_days', versionKey: false },
);

const _id = 'imported';

/** Up to which day payments of the bank are known. */
@Injectable()
export class StatementDays {
  private readonly days: Documents<StatementDay>;

  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    this.days = database.documents(statementDayModel);
  }

  /** Null before the first import; today at the latest. */
  async upTo(): Promise<string | null> {
    const day = (await this.days.findOne({ _id }))?.day ?? null;
    return day === null ? null : earlierOf(day, indianDay(this.clock.now()));
  }

  async imported(day: string, session: EventContext['session']): Promise<void> {
    await this.days.update({ _id }, { $max: { day } }, { session, upsert: true });
  }
}

@Controller()
export class OnBankStatementImported {
  constructor(private readonly days: StatementDays) {}

  @OnEvent(bankStatementImported)
  async handle(
    @Payload() { data }: EventOf<typeof bankStatementImported>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    // A made-up last day would hide for ever how far the statements go.
    await this.days.imported(earlierOf(data.lastDay, indianDay(new Date(data.importedAt))), session);
  }
}

const earlierOf = (one: string, other: string): string => (one < other ? one : other);
