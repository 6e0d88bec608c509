import type { EventEnvelope } from '@deepam/contracts';
import { Database, type Documents, isDuplicateKey, RealTime, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { HandledElsewhere } from '../events/messaging.errors.js';
import { handledEventModel, type HandledEvent } from './handled-event.schema.js';

class HandledBefore extends Error {}

const writeConflict = 112;
const maxTimeExpired = 50;
/** The limit is in milliseconds and many times the usual duration. */
const longestNote = 250;
const elsewhere = 'The message is being handled elsewhere.';

/** The class is the inbox pattern: every message has one effect per consumer, however often it is delivered. */
@Injectable()
export class Deduplication {
  private readonly handled: Documents<HandledEvent>;

  constructor(
    database: Database,
    private readonly transactions: Transactions,
    private readonly time: RealTime,
  ) {
    this.handled = database.documents(handledEventModel);
  }

  /**
   * Runs `work` and remembers the message in one transaction. After a crash before the commit nothing has happened;
   * after the commit a redelivery finds the row and does nothing.
   * @throws HandledElsewhere while another transaction holds the message
   * @throws the errors of `work`; then nothing is remembered
   */
  async handleOnce(
    consumer: string,
    envelope: EventEnvelope,
    routingKey: string,
    work: (session: ClientSession) => Promise<void>,
  ): Promise<'handled' | 'duplicate'> {
    try {
      await this.handleTogether(consumer, [envelope], routingKey, work);
      return 'handled';
    } catch (error) {
      if (error instanceof HandledBefore) return 'duplicate';
      throw error;
    }
  }

  /**
   * Handles several messages in one transaction, or none of them.
   * @throws Error when any of them was handled before, and the errors of `handleOnce`
   */
  async handleTogether(
    consumer: string,
    envelopes: readonly EventEnvelope[],
    routingKey: string,
    work: (session: ClientSession) => Promise<void>,
  ): Promise<void> {
    const handledAt = this.time.now();
    const rows = envelopes.map((envelope) => rowOf(consumer, envelope, routingKey, handledAt));
    await this.transactions.run(async (session) => {
      await this.insert(rows, session);
      await work(session);
    });
  }

  /**
   * Remembers a message that has no effect: a redelivery has none either, so no effect has to be committed together
   * with the row.
   * @throws HandledElsewhere while another transaction holds the message, such as that of a release that uses a
   * transaction for it
   */
  async recordEvent(consumer: string, envelope: EventEnvelope, routingKey: string): Promise<'handled' | 'duplicate'> {
    try {
      await this.handled.insertUnchecked([rowOf(consumer, envelope, routingKey, this.time.now())], null, longestNote);
      return 'handled';
    } catch (error) {
      if (isDuplicateKey(error)) return 'duplicate';
      if ((error as { code?: unknown }).code === maxTimeExpired) throw new HandledElsewhere(elsewhere);
      throw error;
    }
  }

  private async insert(rows: readonly HandledEvent[], session: ClientSession): Promise<void> {
    try {
      await this.handled.insertUnchecked(rows, session);
    } catch (error) {
      // The handler's own writes can raise the same error later.
      if (isDuplicateKey(error)) throw new HandledBefore();
      // The consumer does not wait for the other transaction: after a crash the database takes a while to give up the
      // dead one.
      if ((error as { code?: unknown }).code === writeConflict) throw new HandledElsewhere(elsewhere);
      throw error;
    }
  }
}

const rowOf = (consumer: string, { id }: EventEnvelope, event: string, handledAt: Date): HandledEvent => ({
  _id: `${consumer}:${id}`,
  event,
  handledAt,
});
