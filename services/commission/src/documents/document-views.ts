import { toRupees, type TaxDocumentView } from '@deepam/contracts';
import type { Matter } from './domain/document.js';
import type { TaxDocument } from './persistence/document.schema.js';

export const viewOf = ({ _id, kind, number, issuedAt, about, matter }: TaxDocument): TaxDocumentView => ({
  _id,
  kind,
  number: number!,
  issuedAt: issuedAt!.toISOString(),
  amount: toRupees(amountOf(matter)),
  about,
  plan: matter.of === 'plan' ? matter.plan : null,
});

function amountOf(matter: Matter): number {
  switch (matter.of) {
    case 'plan':
      return matter.price.totalPaise;
    case 'deposit':
      return matter.amountPaise;
    case 'payout':
      return matter.netPaise;
  }
}
