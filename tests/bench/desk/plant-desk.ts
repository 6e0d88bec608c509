import type { Product } from '@deepam/testing';
import type { Collection, Document } from 'mongodb';

const batch = 5_000;
const day = 86_400_000;
const years = 5;
const companyId = '0'.repeat(24);
/** Places above each member, as in a tree of a million. */
const depth = 10;

const idAt = (kind: string, place: number): string => `${kind}${place.toString(16).padStart(22, '0')}`;
const indianDay = (at: Date): string => new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);

export async function plantDesk(bench: Product, members: number): Promise<void> {
  const now = Date.now();
  /** Spread over the five years, the last ones newest. */
  const at = (place: number, of: number) => new Date(now - years * 365 * day * (1 - place / of));
  const oneIn = (n: number, place: number) => place % n === 0;
  const [orders, payouts, tickets] = [members / 2, members / 2, members / 50];

  await plant(bench.database('network').collection('memberships'), members, (place) => ({
    _id: idAt('a1', place),
    live: true,
    name: `Asha ${place}`,
    nameKey: `asha ${place}`,
    searchKeys: [`${place}`, ` ${place}`],
    mobile: `9${place.toString().padStart(9, '0')}`,
    referralCode: `BENCH${place}`,
    sponsorId: idAt('a1', place >> 2),
    ancestors: [...Array.from({ length: depth }, (_, up) => idAt('a1', place >> (2 * (up + 1)))), companyId],
    depth,
    isHead: false,
    isApproved: !oneIn(20, place),
    registeredAt: at(place, members),
    planRank: 0,
    plan: null,
    earningsPaise: 0,
    commissionPaise: 0,
    ...(oneIn(200, place) && {
      planRequest: {
        requestId: idAt('a2', place),
        plan: 'Gold',
        requestedAt: at(place, members),
      },
    }),
  }));
  await plant(bench.database('cotton-order').collection('orders'), orders, (place) => ({
    _id: idAt('a3', place),
    member: {
      _id: idAt('a1', place),
      mobile: `9${place}`,
    },
    quantityKg: 5,
    requestedAt: at(place, orders),
    status: oneIn(500, place) ? 'Requested' : 'Delivered',
    returnStatus: oneIn(501, place) ? 'Requested' : 'Approved',
    steps: [
      {
        step: 'return-requested',
        at: at(place, orders),
      },
    ],
  }));
  await plant(bench.database('cotton-order').collection('stock_movements'), 2 * orders, (place) => ({
    _id: idAt('a4', place),
    key: `bench:${place}`,
    kind: 'sent',
    account: oneIn(2, place) ? 'stock' : 'members',
    grams: 1e3,
    day: indianDay(at(place, 2 * orders)),
    recordedAt: at(place, 2 * orders),
  }));
  const commission = bench.database('commission');
  await plant(commission.collection('payouts'), payouts, (place) => ({
    _id: idAt('a5', place),
    memberId: idAt('a1', place),
    amountPaise: 5e4 + place,
    requestedAt: at(place, payouts),
    status: oneIn(1e3, place) ? 'Requested' : 'Approved',
  }));
  await plantBusiness(commission.collection('business_days'), commission.collection('business_months'), now);
  await plant(bench.database('notification').collection('grievances'), tickets, (place) => ({
    _id: `GR-2000-${place}`,
    memberId: idAt('a1', place),
    filedAt: at(place, tickets),
    rank: place,
    state: oneIn(100, place) ? 'Received' : 'Resolved',
  }));
}

async function plantBusiness(days: Collection, months: Collection, now: number): Promise<void> {
  const kinds = ['sale', 'commission', 'making-charge', 'deposit-held', 'payout-requested', 'payout-approved'];
  const accounts = ['company:sales', 'company:commission', 'member:commission:available', 'member:earnings:paid'];
  const sums = kinds.flatMap((kind) =>
    accounts.flatMap((account) =>
      (kind === 'commission' ? Array.from({ length: 10 }, (_, level) => level + 1) : [null]).map((level) => ({
        account,
        kind,
        level,
        amountPaise: 1e6,
        lines: 1e3,
      })),
    ),
  );
  // The product counts the last three days and this month itself.
  const all = Array.from({ length: years * 365 }, (_, back) => indianDay(new Date(now - (back + 5) * day)));
  await plant(days, all.length, (place) => ({ _id: all[place], sums, plans: [] }));
  const named = [...new Set(all.map((one) => one.slice(0, 7)))].slice(1);
  await plant(months, named.length, (place) => ({ _id: named[place], sums, plans: [] }));
}

async function plant(collection: Collection, count: number, make: (place: number) => object): Promise<void> {
  const indexes = (await collection.indexes()).filter(({ name }) => name !== '_id_');
  if (count > batch) for (const { name } of indexes) await collection.dropIndex(name!);
  for (let from = 0; from < count; from += batch) {
    const some = Array.from({ length: Math.min(batch, count - from) }, (_, at) => make(from + at) as Document);
    await collection.insertMany(some, { ordered: false, writeConcern: { w: 1 } });
  }
  if (count > batch) await collection.createIndexes(indexes.map(({ v: _v, ns: _ns, ...index }) => index as never));
}
