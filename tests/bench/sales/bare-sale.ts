import { randomUUID } from 'node:crypto';
import type { Product } from '@deepam/testing';
import { connect, type ChannelModel, type ConfirmChannel } from 'amqplib';
import type { ClientSession, Db } from 'mongodb';

const uplines = 10;
const queue = `bare-sale-${randomUUID()}`;
const ids = Array.from({ length: uplines + 1 }, (_, level) => `member ${level}`);
const buyer = 'buyer';
const shared = { filler: 'what a document of the product has beside its keys, about so long'.repeat(3) };
const majority = { writeConcern: { w: 'majority', j: true } } as const;

interface Row {
  readonly _id: string;
  readonly filler?: string;
  readonly ids?: readonly string[];
  readonly plan?: number;
  readonly sales?: number;
  readonly commission?: number;
  readonly isPaid?: boolean;
  readonly key?: string;
  readonly memberId?: string;
  readonly at?: Date;
}

export class BareSale {
  private constructor(
    private readonly db: Db,
    private readonly connection: ChannelModel,
    private readonly channel: ConfirmChannel,
  ) {}

  static async start({ database, system }: Product): Promise<BareSale> {
    const db = database('network').client.db('bare_sales');
    for (const name of ['members', 'sales', 'outbox', 'inbox', 'balances', 'postings', 'marks'])
      await db.createCollection(name);
    await db.collection<Row>('members').insertMany([...ids, buyer].map((_id) => ({ _id, ...shared })));
    await db.collection<Row>('balances').insertMany(ids.map((_id) => ({ _id, commission: 0 })));
    await db.collection<Row>('postings').createIndex({ memberId: 1, at: -1 });
    await db.collection<Row>('postings').createIndex({ key: 1 }, { unique: true });
    const connection = await connect(system.infrastructure.rabbit.url, { noDelay: true });
    const channel = await connection.createConfirmChannel();
    await channel.assertQueue(queue, { durable: true, arguments: { 'x-queue-type': 'quorum' } });
    return new BareSale(db, connection, channel);
  }

  async stop(): Promise<void> {
    await this.channel.deleteQueue(queue);
    await this.channel.close();
    await this.connection.close();
  }

  /** @returns milliseconds of each, until its credits can be read */
  async sell(count: number): Promise<number[]> {
    let isCredited = (): void => undefined;
    const { consumerTag } = await this.channel.consume(queue, (message) => {
      void this.inTransaction((session) => this.credit(message!.content.toString(), session)).then(() => {
        this.channel.ack(message!);
        isCredited();
      });
    });
    const took: number[] = [];
    while (took.length < count) {
      const began = performance.now();
      const credited = new Promise<void>((resolve) => (isCredited = resolve));
      const saleId = randomUUID();
      await this.inTransaction((session) => this.approve(saleId, session));
      this.channel.sendToQueue(queue, Buffer.from(saleId), { persistent: true });
      await credited;
      await this.rows('balances').findOne({ _id: ids[0]! });
      took.push(performance.now() - began);
    }
    await this.channel.cancel(consumerTag);
    return took;
  }

  private async approve(saleId: string, session: ClientSession): Promise<void> {
    await this.rows('members').findOne({ _id: buyer }, { session });
    await this.rows('members').updateOne({ _id: buyer }, { $inc: { plan: 1 } }, { session });
    await this.rows('sales').findOne({ _id: `${saleId} cancelled` }, { session });
    await this.rows('members')
      .find({ _id: { $in: ids } }, { session })
      .toArray();
    await this.rows('sales').insertOne({ _id: saleId, ids, ...shared }, { session });
    await this.rows('marks').updateOne({ _id: `${saleId} expected` }, { $set: { isPaid: true } }, { session });
    await this.rows('outbox').insertMany(rowsOf(saleId, 2), { session });
  }

  private async credit(saleId: string, session: ClientSession): Promise<void> {
    await this.rows('inbox').insertOne({ _id: saleId }, { session });
    await this.rows('marks').findOne({ _id: 'business' }, { session });
    await this.rows('sales').findOne({ _id: `${saleId} credited` }, { session });
    await this.rows('balances').bulkWrite(
      ids.map((_id) => ({ updateOne: { filter: { _id }, update: { $inc: { commission: 12_550 } } } })),
      { session },
    );
    await this.rows('postings').insertMany(
      rowsOf(saleId, uplines + 1).map((row, level) => ({
        ...row,
        key: row._id,
        memberId: ids[level]!,
        at: new Date(),
      })),
      { session },
    );
    await this.rows('balances')
      .find({ _id: { $in: ids } }, { session })
      .toArray();
    await this.rows('sales').insertOne({ _id: `${saleId} credited`, ids, ...shared }, { session });
    await this.rows('members').findOne({ _id: buyer }, { session });
    await this.rows('members').updateOne({ _id: buyer }, { $inc: { sales: 1 } }, { session });
    await this.rows('marks').insertOne({ _id: `${saleId} day` }, { session });
    await this.rows('outbox').insertMany(rowsOf(`${saleId} credited`, uplines), { session });
  }

  private rows(name: string) {
    return this.db.collection<Row>(name);
  }

  private inTransaction(work: (session: ClientSession) => Promise<void>): Promise<void> {
    return this.db.client.withSession((session) => session.withTransaction(() => work(session), majority));
  }
}

const rowsOf = (about: string, count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ _id: `${about} ${at}`, ...shared }));
