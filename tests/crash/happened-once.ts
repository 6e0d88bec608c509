import {
  commissionCredited,
  creditCorrected,
  payoutDecided,
  planApproved,
  returnApproved,
  transferStateChanged,
} from '@deepam/contracts';
import type { CrashSystem } from './crash-system.js';
import type { Life, Person } from './life.js';

interface StoredPosting {
  readonly kind: string;
  readonly memberId: string | null;
  readonly lines: readonly { readonly account: string; readonly amountPaise: number }[];
}

export async function tracesOf({ database, head, uplines }: CrashSystem, life: Life) {
  const { memberId, mobile, name, orderId } = life;
  const [near, far] = uplines;
  const sales = await database('commission').collection('sales').find({ memberId }).toArray();
  const saleId = String(sales[0]?._id);
  const published = (service: 'network' | 'cotton-order' | 'commission', routingKey: string, data: object) =>
    database(service)
      .collection('outbox')
      .countDocuments({
        routingKey,
        ...Object.fromEntries(Object.entries(data).map(([field, value]) => [`envelope.data.${field}`, value])),
      });
  const payouts = (status: string) => database('commission').collection('payouts').countDocuments({ memberId, status });
  const { routingKey: credited } = commissionCredited;
  const notifications = database('notification').collection('notifications');
  const toHead = await notifications.find({ memberId: head.memberId, 'params.name': name }).toArray();
  const toUplines = await notifications.find({ kind: 'commission-credited', 'params.name': name }).toArray();
  const returned = await database('commission').collection('transfers').findOne({ memberId, state: 'returned' });
  const alert = {
    memberId: head.memberId,
    kind: 'transfer-returned',
    subject: new RegExp(`^${returned?.['payableId']}`),
  };
  const toMember = await notifications.find({ memberId }).toArray();
  return {
    counts: {
      accounts: await database('identity').collection('accounts').countDocuments({ mobile }),
      memberships: await database('network').collection('memberships').countDocuments({ mobile }),
      salesOfNetwork: await database('network').collection('sales').countDocuments({ memberId }),
      salesOfCommission: sales.length,
      approvals: await published('network', planApproved.routingKey, { memberId }),
      creditsOfNear: await published('commission', credited, { saleId, memberId: near.memberId }),
      creditsOfFar: await published('commission', credited, { saleId, memberId: far.memberId }),
      orders: await database('cotton-order').collection('orders').countDocuments({ 'member._id': memberId }),
      returnDecisions: await published('cotton-order', returnApproved.routingKey, { orderId }),
      payoutsApproved: await payouts('Approved'),
      payoutsRejected: await payouts('Rejected'),
      approvalsPublished: await published('commission', payoutDecided.routingKey, { memberId, status: 'Approved' }),
      rejectionsPublished: await published('commission', payoutDecided.routingKey, { memberId, status: 'Rejected' }),
      alerts: await notifications.countDocuments(alert),
      correctionsPublished: await published('commission', creditCorrected.routingKey, { memberId }),
    },
    postings: (await postingsAbout()).sort(),
    transfers: (await transferSteps()).sort(),
    totals: await totals(),
    toHead: toHead.map(({ kind }) => String(kind)).sort(),
    toUplines: toUplines.map(({ memberId: to, params }) => [String(to), Number(params.amountPaise) / 100]).sort(),
    toMember: toMember.map(({ kind }) => String(kind)).sort(),
    saleId,
  };

  async function postingsAbout(): Promise<string[]> {
    const postings = database('commission').collection<StoredPosting>('postings');
    const found = await postings.find({ $or: [{ memberId }, { 'reference.saleId': saleId }] }).toArray();
    return found.map(({ kind, memberId: owner, lines }) => {
      const sum = lines.reduce((total, line) => total + line.amountPaise, 0);
      return `${kind} of ${owner} moves ${Math.max(...lines.map((line) => line.amountPaise))}, sum ${sum}`;
    });
  }

  async function transferSteps(): Promise<string[]> {
    const { routingKey } = transferStateChanged;
    const said = database('commission').collection('outbox').find({ routingKey, 'envelope.data.memberId': memberId });
    return (await said.toArray()).map(({ envelope: { data } }) => {
      return `${data.kind} of ${data.amountPaise}, attempt ${data.attempt}: ${data.from} to ${data.to}`;
    });
  }

  async function totals() {
    const network = database('network');
    const own = await network.collection('memberships').findOne({ mobile });
    const shares = await network.collection('contributions').find({ fromMemberId: memberId }).toArray();
    return [
      own?.earningsPaise as unknown,
      ...shares.map(({ amountPaise }) => Number(amountPaise)).sort((a, b) => a - b),
    ];
  }
}

/**
 * The expected traces: a Gold kit, a kilogram of cotton with a returned deposit, a payout of 100 rupees and a rejected
 * one of 50, 25 rupees added by hand and 10 of them reversed, a payout of 10 that the bank has returned and that is
 * transferred again, and one of 20 that the bank pays after a failure, each once.
 */
export function expectedTraces({ uplines: [near, far] }: CrashSystem, { memberId }: Life, saleId: string) {
  const ones = <Name extends string>(...names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, 1])) as Record<Name, 1>;
  const posted = (kind: string, paise: number, owner: string | null = memberId) =>
    `${kind} of ${owner} moves ${paise}, sum 0`;
  return {
    counts: {
      ...ones(
        'accounts',
        'memberships',
        'salesOfNetwork',
        'salesOfCommission',
        'approvals',
        'creditsOfNear',
        'creditsOfFar',
      ),
      ...ones('orders', 'returnDecisions', 'payoutsRejected', 'rejectionsPublished', 'correctionsPublished'),
      alerts: 1,
      payoutsApproved: 3,
      approvalsPublished: 3,
    },
    postings: [
      posted('sale', 250_000, null),
      posted('commission', 25_000, near.memberId),
      posted('commission', 12_500, far.memberId),
      posted('deposit-held', 40_000),
      posted('deposit-refunded', 40_000),
      posted('making-charge', 30_000),
      posted('adjustment', 2_500),
      posted('correction', 1_000),
      posted('payout-requested', 10_000),
      posted('payout-approved', 10_000),
      posted('payout-requested', 5_000),
      posted('payout-requested', 1_000),
      posted('payout-approved', 1_000),
      posted('payout-requested', 2_000),
      posted('payout-approved', 2_000),
      posted('payout-rejected', 5_000),
    ].sort(),
    transfers: [
      'deposit-refund of 40000, attempt 1: null to paid',
      'payout of 10000, attempt 1: null to paid',
      ...steps('payout of 1000, attempt 1', 'null', 'approved', 'submitted', 'paid', 'returned'),
      'payout of 1000, attempt 2: null to paid',
      ...steps('payout of 2000, attempt 1', 'null', 'approved', 'submitted', 'failed', 'paid'),
    ].sort(),
    totals: [30_000 + 2_500 - 1_000, 12_500, 25_000],
    toHead: [
      'cotton-requested',
      'member-registered',
      'payout-requested',
      'payout-requested',
      'payout-requested',
      'payout-requested',
      'plan-requested',
      'return-requested',
    ],
    toUplines: [
      [near.memberId, 250],
      [far.memberId, 125],
    ].sort(),
    toMember: [
      'cotton-approved',
      'cotton-delivered',
      'credit-corrected',
      'earnings-credited',
      'earnings-credited',
      'member-approved',
      'payout-approved',
      'payout-approved',
      'payout-approved',
      'payout-rejected',
      'plan-approved',
      'return-approved',
      ...Array<string>(4).fill('transfer-paid'),
    ],
    saleId,
  };
}

const steps = (of: string, ...states: readonly string[]): string[] =>
  states.slice(1).map((to, place) => `${of}: ${states[place]} to ${to}`);

export async function salesOf({ database, uplines }: CrashSystem, { memberId, name }: Person) {
  const commission = database('commission');
  const sale = await commission.collection('sales').findOne({ memberId });
  const credited = { kind: 'commission-credited', 'params.name': name };
  return {
    sales: await database('network').collection('sales').countDocuments({ memberId }),
    recorded: await commission.collection('sales').countDocuments({ memberId }),
    postings: await commission.collection('postings').countDocuments({ 'reference.saleId': String(sale?._id) }),
    notified: await Promise.all(
      uplines.map((upline) =>
        database('notification')
          .collection('notifications')
          .countDocuments({ ...credited, memberId: upline.memberId }),
      ),
    ),
  };
}
/** The price, and a share for each of two uplines. */
export const soldOnce = { sales: 1, recorded: 1, postings: 3, notified: [1, 1] };
