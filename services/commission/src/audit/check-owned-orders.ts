import { toDecimalString, type Paise, type AuditedOrder } from '@deepam/contracts';
import { accountParts } from '../ledger/domain/account.js';
import type { Posting } from '../ledger/domain/posting.js';
import type { Arrivals, Owners } from './owners.js';
import type { AuditedModels } from './audited-models.js';
import type { Findings } from './findings.js';
import { depositOf, makingChargeOf } from './arithmetic.js';

const orderKinds = ['deposit-held', 'making-charge'] as const;

type Kind = (typeof orderKinds)[number];

interface ExpectedOfOrder {
  readonly kind: Kind;
  readonly order: AuditedOrder;
  readonly amountPaise: Paise;
  readonly since: string | null;
}

function expectedOfOrder(order: AuditedOrder): ExpectedOfOrder[] {
  const deposit = depositOf(order.quantityKg);
  const held: ExpectedOfOrder = { kind: 'deposit-held', order, amountPaise: deposit, since: order.approvedAt };
  if (!order.isReturned) return [held];
  const since = order.returnApprovedAt;
  return [held, { kind: 'making-charge', order, amountPaise: makingChargeOf(order.quantityKg), since }];
}

const keyOf = ({ kind, order }: ExpectedOfOrder): string => `${kind}:${order._id}`;

export async function checkOwnedOrders(
  { postings, session }: AuditedModels,
  owners: Owners,
  arrivals: Arrivals,
  findings: Findings,
): Promise<void> {
  const missing = new Map([...owners.orders.values()].flatMap(expectedOfOrder).map((one) => [keyOf(one), one]));
  const explained = new Map(missing);
  for await (const posting of postings
    .find({ kind: { $in: [...orderKinds] } })
    .session(session)
    .lean()
    .cursor()) {
    const expected = explained.get(posting.key);
    missing.delete(posting.key);
    const what = `The posting ${posting.key}`;
    findings.runCheck(what, () => {
      if (expected) compare(expected, posting, findings);
      else if (!arrivals.mayBeUnpublished(posting.occurredAt)) {
        findings.addFinding(`${what} belongs to no order of cotton-order that explains it`, given(posting));
      }
    });
  }
  for (const { kind, order, amountPaise, since } of missing.values()) {
    if (since === null || !arrivals.mayComeYet(order._id, since)) {
      findings.addFinding(
        `The ${kind} of the order ${order._id}, ${toDecimalString(amountPaise)} rupees, is missing`,
        amountPaise,
      );
    }
  }
}

function compare({ kind, order, amountPaise }: ExpectedOfOrder, posting: Posting, findings: Findings): void {
  const difference = given(posting) - amountPaise;
  if (difference !== 0) {
    findings.addFinding(
      `The ${kind} of the order ${order._id} is ${toDecimalString(given(posting))} rupees, ` +
        `its ${order.quantityKg} kg make ${toDecimalString(amountPaise)}`,
      difference,
    );
  }
  if (posting.memberId !== order.memberId)
    findings.addFinding(`The ${kind} of the order ${order._id} is another member's`);
}

const given = ({ lines }: Pick<Posting, 'lines'>): Paise =>
  lines.reduce(
    (sum, { account, amountPaise }) => sum + (accountParts(account).owner === 'company' ? 0 : amountPaise),
    0,
  );
