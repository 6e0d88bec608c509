import { planApproved, returnApproved, payoutDecided, commissionCredited } from '@deepam/contracts';
import type { CrashSystem } from './crash-system.js';
import type { Life, Person } from './life.js';

interface StoredPosting {
  readonly key: string;
  readonly lines: readonly { readonly account: string; readonly amountPaise: number }[];
}

/** Counts that must be 1 each, and the postings in full: what one life has left in all databases. */
export async function tracesOf({ database, head, uplines }: CrashSystem, life: Life) {
  const { memberId, mobile, name, orderId, payoutId } = life;
  const [near, far] = uplines;
  const sales = await database('commission').collection('sales').find({ memberId }).toArray();
  const saleId = String(sales[0]?._id);
  const said = (service: 'network' | 'cotton-order' | 'commission', routingKey: string, data: object) =>
    database(service)
      .collection('outbox')
      .countDocuments({
        routingKey,
        ...Object.fromEntries(Object.entries(data).map(([field, value]) => [`envelope.data.${field}`, value])),
      });
  const { routingKey: credited } = commissionCredited;
  const notifications = database('notification').collection('notifications');
  const toHead = await notifications.find({ memberId: head.memberId, 'params.name': name }).toArray();
  const toUplines = await notifications.find({ kind: 'commission-credited', 'params.name': name }).toArray();
  const toMember = await notifications.find({ memberId }).toArray();
  return {
    counts: {
      accounts: await database('identity').collection('accounts').countDocuments({ mobile }),
      memberships: await database('network').collection('memberships').countDocuments({ mobile }),
      salesOfNetwork: await database('network').collection('sales').countDocuments({ memberId }),
      salesOfCommission: sales.length,
      approvals: await said('network', planApproved.routingKey, { memberId }),
      creditsOfNear: await said('commission', credited, { saleId, memberId: near.memberId }),
      creditsOfFar: await said('commission', credited, { saleId, memberId: far.memberId }),
      orders: await database('cotton-order').collection('orders').countDocuments({ 'member._id': memberId }),
      returnDecisions: await said('cotton-order', returnApproved.routingKey, { orderId }),
      payouts: await database('commission').collection('payouts').countDocuments({ memberId, status: 'Approved' }),
      payoutDecisions: await said('commission', payoutDecided.routingKey, { memberId }),
    },
    postings: (await postingsAbout([saleId, orderId, payoutId])).sort(),
    toHead: toHead.map(({ kind }) => String(kind)).sort(),
    toUplines: toUplines.map(({ memberId: to, params }) => [String(to), params.amount as number]).sort(),
    toMember: toMember.map(({ kind }) => String(kind)).sort(),
    saleId,
  };

  async function postingsAbout(ids: readonly string[]): Promise<string[]> {
    const postings = database('commission').collection<StoredPosting>('postings');
    const found = await postings.find({ key: { $regex: ids.join('|') } }).toArray();
    return found.map(({ key, lines }) => {
      const sum = lines.reduce((total, line) => total + line.amountPaise, 0);
      return `${key} moves ${Math.max(...lines.map((line) => line.amountPaise))}, sum ${sum}`;
    });
  }
}

/** The same as it must be: a Gold kit, a kilogram of cotton and a payout of 100 rupees, each once. */
export function expectedTraces({ uplines: [near, far] }: CrashSystem, life: Life, saleId: string) {
  return {
    counts: {
      ...{ accounts: 1, memberships: 1, salesOfNetwork: 1, salesOfCommission: 1, approvals: 1 },
      ...{ creditsOfNear: 1, creditsOfFar: 1, orders: 1, returnDecisions: 1, payouts: 1, payoutDecisions: 1 },
    },
    postings: [
      `sale:${saleId} moves 250000, sum 0`,
      `commission:${saleId}:${near.memberId}:1 moves 25000, sum 0`,
      `commission:${saleId}:${far.memberId}:2 moves 12500, sum 0`,
      `deposit-held:${life.orderId} moves 40000, sum 0`,
      `deposit-refunded:${life.orderId} moves 40000, sum 0`,
      `making-charge:${life.orderId} moves 30000, sum 0`,
      `payout:${life.payoutId}:requested moves 10000, sum 0`,
      `payout:${life.payoutId}:decided moves 10000, sum 0`,
    ].sort(),
    toHead: ['cotton-requested', 'member-registered', 'payout-requested', 'plan-requested', 'return-requested'],
    toUplines: [
      [near.memberId, 250],
      [far.memberId, 125],
    ].sort(),
    toMember: [
      ...['cotton-approved', 'cotton-delivered', 'earnings-credited', 'member-approved'],
      ...['payout-approved', 'plan-approved', 'return-approved'],
    ],
    saleId,
  };
}

/** What one sale has left, in counts. */
export async function salesOf({ database, uplines }: CrashSystem, { memberId, name }: Person) {
  const commission = database('commission');
  const sale = await commission.collection('sales').findOne({ memberId });
  const told = { kind: 'commission-credited', 'params.name': name };
  return {
    sales: await database('network').collection('sales').countDocuments({ memberId }),
    recorded: await commission.collection('sales').countDocuments({ memberId }),
    postings: await commission.collection('postings').countDocuments({ 'reference.saleId': String(sale?._id) }),
    told: await Promise.all(
      uplines.map((upline) =>
        database('notification')
          .collection('notifications')
          .countDocuments({ ...told, memberId: upline.memberId }),
      ),
    ),
  };
}
/** The price, and a share for each of two uplines. */
export const soldOnce = { sales: 1, recorded: 1, postings: 3, told: [1, 1] };
