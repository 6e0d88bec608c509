import type { Paise } from '@deepam/contracts';
import { Schema } from 'mongoose';
import { balanceStates, companyAccounts, ledgers, type CompanyAccountName } from '../domain/account.js';
import type { StoredAmounts } from '../domain/balance.js';

export const balanceModel = 'Balance';

/**
 * A member's accounts share one document, so one conditional update checks and reserves a payout. The company's
 * accounts are split into shards, since every sale changes them and all sales would wait for a single document.
 */
export interface BalanceDocument extends StoredAmounts {
  readonly _id: string;
  readonly deposit?: Paise;
  readonly refund?: Paise;
  /**
   * No payout can be requested while the account is being closed. The member has waived the balance, or the head has
   * written off the debt.
   */
  readonly closing?: {
    readonly until: Date;
    readonly waivedPaise: Paise;
    readonly writtenOffPaise: Paise;
    readonly words: string | null;
  };
  readonly closedAt?: Date;
  readonly company?: Partial<Readonly<Record<CompanyAccountName, Paise>>>;
}

const numbers = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, Number]));

export const balanceSchema = new Schema<BalanceDocument>(
  {
    _id: { type: String, required: true },
    ...Object.fromEntries(ledgers.map((ledger) => [ledger, numbers(balanceStates)])),
    deposit: Number,
    refund: Number,
    closing: {
      type: new Schema({ until: Date, waivedPaise: Number, writtenOffPaise: Number, words: String }, { _id: false }),
      default: undefined,
    },
    closedAt: Date,
    company: numbers(companyAccounts),
  },
  { collection: 'balances', versionKey: false },
);

/** The number is high enough that concurrent sales rarely hit the same shard. */
const companyShards = 1024;

export function companyShardOf(key: string): string {
  let hash = 0;
  for (const char of key) hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
  return `company-${String(hash % companyShards).padStart(4, '0')}`;
}
