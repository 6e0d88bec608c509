import { toDecimalString } from '@deepam/contracts';
import { priceOf } from './arithmetic.js';
import type { AuditedModels } from './audited-models.js';
import { batches } from './batches.js';
import type { Findings } from './findings.js';
import type { Owners } from './owners.js';
import type { Arrivals } from './arrivals.js';
import { compareSale, compareReversal } from './compare-sale.js';

export async function checkOwnedSales(
  audited: AuditedModels,
  owners: Owners,
  arrivals: Arrivals,
  findings: Findings,
): Promise<void> {
  const missing = new Map(owners.sales);
  const reversed = await reversedAmong(audited);
  for await (const batch of batches(audited.sales.find().session(audited.session).lean().cursor())) {
    for (const recorded of batch) {
      const owned = owners.sales.get(recorded._id);
      missing.delete(recorded._id);
      findings.runCheck(`The sale ${recorded._id}`, () => {
        const reversedAt = reversed.get(recorded._id);
        if (owned) compareSale(owned, recorded, findings);
        if (owned) compareReversal(owned, reversedAt, arrivals, findings);
        if (!owned && !arrivals.mayBeUntold(recorded.approvedAt)) {
          findings.addFinding(`The sale ${recorded._id} is none of network's`, priceOf(recorded));
        }
      });
    }
  }
  for (const sale of missing.values()) {
    if (arrivals.mayComeYet(sale._id, sale.approvedAt)) continue;
    const price = priceOf(sale);
    findings.addFinding(`The sale ${sale._id} of ${toDecimalString(price)} rupees is missing in commission`, price);
  }
}

async function reversedAmong({ reversals, session }: AuditedModels): Promise<ReadonlyMap<string, Date>> {
  const found = await reversals.find({}, { reversedAt: 1 }).session(session).lean();
  return new Map(found.map(({ _id, reversedAt }) => [_id, reversedAt]));
}
