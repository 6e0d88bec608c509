import { personalFields, type PersonalField } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { outboxModelName, type OutboxRow } from '../outbox/outbox.schema.js';

const data = 'envelope.data';
const membersIn = [...new Set(personalFields.map(({ memberIdPath: of }) => of))];

/** Removes personal values from outbox rows. The events keep their ids, codes and amounts. */
@Injectable()
export class ForgottenRows {
  constructor(@InjectModel(outboxModelName) private readonly rows: Model<OutboxRow>) {}

  /**
   * Changes only published rows, because a waiting event is published unchanged. The call is idempotent.
   * @returns whether no row about the member waits
   */
  async forgetMember(memberId: string): Promise<boolean> {
    const mayWait = { $or: membersIn.map((of) => ({ [`${data}.${of}`]: memberId })) };
    const waiting = await this.rows.exists({ ...mayWait, publishedAt: { $exists: false } });
    for (const personal of personalFields) await this.forgetField(memberId, personal);
    return waiting === null;
  }

  private async forgetField(
    memberId: string,
    { memberIdPath: of, field, forgotten, events }: PersonalField,
  ): Promise<void> {
    const [list, inList] = of === 'upline.memberId' ? field.split('.') : [];
    const notYetForgotten = { $exists: true, $ne: forgotten };
    await this.rows.collection.updateMany(
      {
        [`${data}.${of}`]: memberId,
        routingKey: { $in: events.map(({ routingKey }) => routingKey) },
        publishedAt: { $exists: true },
        ...(list
          ? { [`${data}.${list}`]: { $elemMatch: { memberId, [inList!]: notYetForgotten } } }
          : { [`${data}.${field}`]: notYetForgotten }),
      },
      { $set: { [list ? `${data}.${list}.$[of].${inList}` : `${data}.${field}`]: forgotten } },
      { writeConcern: { w: 'majority' }, ...(list && { arrayFilters: [{ 'of.memberId': memberId }] }) },
    );
  }
}
