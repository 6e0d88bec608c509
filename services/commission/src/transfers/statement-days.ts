import { bankStatementImported, indianDay } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Clock, Database, type Documents } from '@deepam/platform';
import { Controller, Injectable } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { Schema } from 'mongoose';

export const statementDayModel = 'StatementDay';

interface StatementDay {
  readonly _id: string;
  /** The day is an ISO day in India. */
  readonly day: string;
}

export const statementDaySchema = new Schema<StatementDay>(
  { _id: { type: String, required: true }, day: { type: String, required: true } },
  { collection: 'statement_days', versionKey: false },
);

const _id = 'imported';

@Injectable()
export class StatementDays {
  private readonly days: Documents<StatementDay>;

  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    this.days = database.documents(statementDayModel);
  }

  /**
   * The day is today at the latest.
   * @returns null before the first import
   */
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
    // A wrong day in the future would hide how far the statements reach.
    await this.days.imported(earlierOf(data.lastDay, indianDay(new Date(data.importedAt))), session);
  }
}

const earlierOf = (one: string, other: string): string => (one < other ? one : other);
