import type { StockKind } from '@deepam/contracts';
import { type Movement, type Stamp, movement, correctionKey } from './movement.js';

export type Purchase = Pick<Movement, 'grams' | 'day' | 'supplier' | 'invoice' | 'pricePaise' | 'byId'>;

export const bought = (purchase: Purchase, stamp: Stamp): Movement =>
  movement({ key: `bought:${stamp.id}`, kind: 'bought', account: 'bought', ...purchase }, stamp);

export type Loss = Pick<Movement, 'grams' | 'day' | 'reason' | 'byId'> & { readonly kind: 'lost' | 'found' };

export const lost = ({ grams, ...loss }: Loss, stamp: Stamp): Movement =>
  movement(
    { key: `${loss.kind}:${stamp.id}`, account: 'lost', ...loss, grams: loss.kind === 'lost' ? grams : -grams },
    stamp,
  );

/** Only movements by hand can be corrected; the others follow the decisions on orders and sales. */
const byHand: ReadonlySet<StockKind> = new Set<StockKind>(['bought', 'lost', 'found']);
export const isCorrectable = ({ kind }: Pick<Movement, 'kind'>): boolean => byHand.has(kind);

export interface Correction {
  readonly day: string;
  readonly reason: string;
  readonly byId: string;
}

export const correction = (wrong: Movement, { day, reason, byId }: Correction, stamp: Stamp): Movement => {
  const { _id: correctsId, account, supplier, invoice } = wrong;
  const pricePaise = wrong.pricePaise === null ? null : -wrong.pricePaise;
  const key = correctionKey(correctsId);
  const linked = { supplier, invoice, pricePaise, reason, byId, correctsId };
  return movement({ key, kind: 'correction', account, grams: -wrong.grams, day, ...linked }, stamp);
};
