import type { ClientSession, Connection } from 'mongoose';
import type { Membership } from '../../membership/persistence/membership.schema.js';
import type { Contribution } from '../tally.schema.js';

type Totals = Pick<Membership, 'earningsPaise' | 'commissionPaise'>;

const nothing: Totals = { earningsPaise: 0, commissionPaise: 0 };

export async function correctTotals(db: Connection, expected: ReadonlyMap<string, Totals>, session: ClientSession) {
  const memberships = db.collection<Membership>('memberships');
  const hasAny = { $or: [{ earningsPaise: { $ne: 0 } }, { commissionPaise: { $ne: 0 } }] };
  const wrong = new Map(expected);
  const stored = memberships.find(hasAny, { session, projection: { earningsPaise: 1, commissionPaise: 1 } });
  for await (const { _id, earningsPaise = 0, commissionPaise = 0 } of stored) {
    const right = expected.get(_id) ?? nothing;
    const isRight = right.earningsPaise === earningsPaise && right.commissionPaise === commissionPaise;
    if (isRight) wrong.delete(_id);
    else wrong.set(_id, right);
  }
  if (wrong.size === 0) return;
  await memberships.bulkWrite(
    [...wrong].map(([_id, totals]) => ({ updateOne: { filter: { _id }, update: { $set: totals }, upsert: true } })),
    { session, ordered: false },
  );
}

type Sum = Pick<Contribution, 'viewerId' | 'fromMemberId' | 'amountPaise'>;

export async function correctContributions(db: Connection, expected: ReadonlyMap<string, Sum>, session: ClientSession) {
  const contributions = db.collection<Contribution>('contributions');
  const wrong = new Map(expected);
  const unfounded: string[] = [];
  for await (const { _id, amountPaise } of contributions.find({}, { session })) {
    const right = expected.get(_id);
    if (!right) unfounded.push(_id);
    else if (right.amountPaise === amountPaise) wrong.delete(_id);
  }
  if (unfounded.length > 0) await contributions.deleteMany({ _id: { $in: unfounded } }, { session });
  if (wrong.size === 0) return;
  await contributions.bulkWrite(
    [...wrong].map(([_id, sum]) => ({ updateOne: { filter: { _id }, update: { $set: sum }, upsert: true } })),
    { session, ordered: false },
  );
}
