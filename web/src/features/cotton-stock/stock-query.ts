import { stockAccounts, type StockAccount } from '@deepam/contracts';
import { indianDay } from '../../lib/format/indian-day.js';
import { periodIn } from '../../lib/period.js';

export interface StockQuery {
  readonly account: StockAccount | '';
  readonly from: string;
  readonly to: string;
}

export function queryIn(params: URLSearchParams, now: Date): StockQuery {
  const today = indianDay(now);
  const { from, to } = periodIn(params);
  const account = stockAccounts.find((one) => one === params.get('account')) ?? '';
  return { account, from: from || `${(to || today).slice(0, 7)}-01`, to: to || today };
}

export const addressOf = (account: StockAccount | '', { from, to }: Pick<StockQuery, 'from' | 'to'>): string =>
  `/cotton-stock?${new URLSearchParams({ ...(account && { account }), from, to })}`;
