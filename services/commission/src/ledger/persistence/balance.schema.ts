import type { Paise } from '@deepam/contracts';
import { Schema } from 'mongoose';
import { balanceStates, companyAccounts, ledgers, type CompanyAccountName } from '../domain/account.js';
import type { StoredAmounts } from '../domain/balance.js';

export const balanceModel = 'Balance';

/**
 * All accounts of one member, `_id` being the member's, so a payout is checked and taken in one conditional update. Or a
 * shard of the company's: every sale changes those, and in a single document all sales would wait for each other.
 */
export interface BalanceDocument extends StoredAmounts {
  readonly _id: string;
  /** Kept for cotton orders. */
  readonly deposit?: Paise;
  /** Owed for reversed plans. */
  readonly refund?: Paise;
  /** The account of the member is being closed: until then no payout can be requested. Its owner waived what was left, or the head wrote off what it owed. */
  readonly closing?: {
    readonly until: Date;
    readonly waivedPaise: Paise;
    readonly writtenOffPaise: Paise;
    readonly words: string | null;
  };
  /** It is closed: whatever becomes available goes to the company. */
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

/** So many that sales at the same moment rarely meet in one. */
const companyShards = 1024;

/** The document of the company that a posting key falls into: always the same one. */
export function companyShardOf(key: string): string {
  let hash = 0;
  for (const char of key) hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
  return `company-${String(hash % companyShards).padStart(4, '0')}`;
}
