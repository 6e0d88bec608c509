import { toDecimalString, type Paise, type PayableKind } from '@deepam/contracts';
import { depositOf, priceOf } from './arithmetic.js';
import type { Arrivals } from './arrivals.js';
import type { AuditedModels } from './audited-models.js';
import type { Findings } from './findings.js';
import type { Owners } from './owners.js';

interface ExpectedPayable {
  readonly _id: string;
  readonly kind: PayableKind;
  readonly memberId: string;
  readonly amountPaise: Paise;
  readonly since: string | null;
}

export async function checkOwnedPayables(
  { payables, session }: AuditedModels,
  owners: Owners,
  arrivals: Arrivals,
  findings: Findings,
): Promise<void> {
  const expected = new Map(expectedOf(owners).map((one) => [one._id, one]));
  const missing = new Map(expected);
  const refunds = payables.find({ kind: { $ne: 'payout' } });
  for await (const { _id, kind, memberId, grossPaise, owedSince } of refunds.session(session).lean().cursor()) {
    const one = expected.get(_id);
    missing.delete(_id);
    if (one?.kind === kind && one.memberId === memberId && one.amountPaise === grossPaise) continue;
    if (one === undefined && arrivals.mayBeUntold(owedSince)) continue;
    findings.addFinding(
      `The ${kind} ${_id} of ${toDecimalString(grossPaise)} rupees is not what its owner says`,
      grossPaise - (one?.amountPaise ?? 0),
    );
  }
  for (const { _id, kind, amountPaise, since } of missing.values())
    if (since === null || !arrivals.mayComeYet(_id, since))
      findings.addFinding(
        `The ${kind} ${_id} of ${toDecimalString(amountPaise)} rupees is owed to nobody`,
        amountPaise,
      );
}

function expectedOf({ orders, sales }: Owners): ExpectedPayable[] {
  const deposits = [...orders.values()]
    .filter(({ isReturned }) => isReturned)
    .map(({ _id, memberId, quantityKg, returnApprovedAt: since }) => ({
      ...{ _id, kind: 'deposit-refund' as const, memberId, amountPaise: depositOf(quantityKg), since },
    }));
  const prices = [...sales.values()]
    .filter((sale) => sale.isPriceOwed && priceOf(sale) > 0)
    .map((sale) => ({
      ...{ _id: sale._id, kind: 'plan-refund' as const, memberId: sale.memberId },
      ...{ amountPaise: priceOf(sale), since: sale.reversedAt! },
    }));
  return [...deposits, ...prices];
}
