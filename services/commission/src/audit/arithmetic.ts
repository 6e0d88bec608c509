import type { CommissionSchedule, Paise, UplineSnapshot } from '@deepam/contracts';

/** The prices are in rupees per kilogram. */
const depositPerKg = 400;
const makingChargePerKg = 300;

export interface Due {
  readonly memberId: string;
  readonly level: number;
  readonly amountPaise: Paise;
}

/**
 * The audit computes each share with its own code and its own numbers, so that a mistake in the product's sharing is
 * not repeated here.
 */
export function dueOf(
  sale: { payment: string; amountPaise: Paise; upline: readonly UplineSnapshot[] },
  { ratesBasisPoints, levelsByPlan }: CommissionSchedule,
): Due[] {
  const base = sale.payment === 'received' ? BigInt(sale.amountPaise) : 0n;
  return sale.upline.map(({ memberId, level, isHead, isApproved, isDeleted, plan }) => {
    const reach = isHead || isDeleted || !isApproved || plan === null ? 0 : levelsByPlan[plan];
    const rate = level <= reach ? BigInt(ratesBasisPoints[level - 1] ?? 0) : 0n;
    return { memberId, level, amountPaise: Number((base * rate) / 10_000n) };
  });
}

export const priceOf = (sale: { payment: string; amountPaise: Paise }): Paise =>
  sale.payment === 'received' ? sale.amountPaise : 0;

export const depositOf = (quantityKg: number): Paise => quantityKg * depositPerKg * 100;
export const makingChargeOf = (quantityKg: number): Paise => quantityKg * makingChargePerKg * 100;
