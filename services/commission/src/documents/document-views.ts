import { toRupees, type TaxDocumentView } from '@deepam/contracts';
import type { DocumentContent } from './domain/document.js';
import type { TaxDocument } from './persistence/document.schema.js';

export const viewOf = ({ _id, kind, number, issuedAt, about, content }: TaxDocument): TaxDocumentView => ({
  _id,
  kind,
  number: number!,
  issuedAt: issuedAt!.toISOString(),
  amount: toRupees(amountOf(content)),
  about,
  plan: content.of === 'plan' ? content.plan : null,
});

function amountOf(content: DocumentContent): number {
  switch (content.of) {
    case 'plan':
      return content.price.totalPaise;
    case 'deposit':
      return content.amountPaise;
    case 'payout':
      return content.netPaise;
  }
}
