import { type Grams, type Paise, type StockAccount, type StockKind, plans, type PlanName } from '@deepam/contracts';

/**
 * `key` names the fact, so that it is written once, however often its event arrives. `grams` is added to the account,
 * so a correction has the opposite sign of its movement.
 */
export interface Movement {
  readonly _id: string;
  readonly key: string;
  readonly kind: StockKind;
  readonly account: StockAccount;
  readonly grams: Grams;
  readonly day: string;
  readonly recordedAt: Date;
  readonly memberId: string | null;
  readonly orderId: string | null;
  readonly saleId: string | null;
  readonly supplier: string | null;
  readonly invoice: string | null;
  readonly pricePaise: Paise | null;
  readonly reason: string | null;
  readonly byId: string | null;
  readonly correctsId: string | null;
}

export interface Stamp {
  readonly id: string;
  readonly at: Date;
}

type Fact = Pick<Movement, 'key' | 'kind' | 'account' | 'grams' | 'day'> & Partial<Movement>;

export const movement = (fact: Fact, { id, at }: Stamp): Movement => ({
  memberId: null,
  orderId: null,
  saleId: null,
  supplier: null,
  invoice: null,
  pricePaise: null,
  reason: null,
  byId: null,
  correctsId: null,
  ...fact,
  _id: id,
  recordedAt: at,
});

export interface StockedOrder {
  readonly orderId: string;
  readonly memberId: string;
  readonly grams: Grams;
  readonly day: string;
}

export const sentKey = (orderId: string): string => `sent:${orderId}`;
export const wicksBackKey = (orderId: string): string => `wicks-back:${orderId}`;
export const kitSentKey = (saleId: string): string => `kit-sent:${saleId}`;
export const kitBackKey = (saleId: string): string => `kit-back:${saleId}`;
export const correctionKey = (movementId: string): string => `correction:${movementId}`;

export const sent = (order: StockedOrder, stamp: Stamp): Movement =>
  movement({ key: sentKey(order.orderId), kind: 'sent', account: 'sent', ...order }, stamp);

export const wicksBack = (order: StockedOrder, stamp: Stamp): Movement =>
  movement({ key: wicksBackKey(order.orderId), kind: 'wicks-back', account: 'wicks', ...order }, stamp);

export interface StockedKit {
  readonly saleId: string;
  readonly memberId: string;
  readonly grams: Grams;
}

export const kitSent = (kit: StockedKit & { readonly day: string }, stamp: Stamp): Movement =>
  movement({ key: kitSentKey(kit.saleId), kind: 'kit-sent', account: 'kits', ...kit }, stamp);

export const kitBack = ({ grams, ...kit }: StockedKit & { readonly day: string }, stamp: Stamp): Movement =>
  movement({ key: kitBackKey(kit.saleId), kind: 'kit-back', account: 'kits', ...kit, grams: -grams }, stamp);

/** An upgrade adds the difference between both kits. */
export const kitGrams = (plan: PlanName, previousPlan: PlanName | null): Grams =>
  plans[plan].cottonGrams - (previousPlan === null ? 0 : plans[previousPlan].cottonGrams);
