import { maxCottonKg } from '@deepam/contracts';

export type QuantityFault = 'quantityNeeded' | 'quantityTooSmall' | 'quantityTooHigh' | 'quantityNotWhole';

/** What is wrong with a typed number of kilograms, or null. */
export function quantityFault(typed: string): QuantityFault | null {
  const kg = Number(typed);
  if (typed.trim() === '' || !Number.isFinite(kg)) return 'quantityNeeded';
  if (kg < 1) return 'quantityTooSmall';
  if (!Number.isInteger(kg)) return 'quantityNotWhole';
  return kg > maxCottonKg ? 'quantityTooHigh' : null;
}
