import type { Member } from './people.js';

export interface Deducted {
  readonly basis: number;
  readonly covered: number;
  readonly rate: number;
  readonly tax: number;
}

export const nothingDeducted: Deducted = { basis: 0, covered: 0, rate: 0, tax: 0 };

/** One person is everyone with the same PAN. */
export const personOf = ({ memberId, details }: Member): string => details?.pan ?? memberId;

export const terms = { threshold: 500_00, rate: 200, rateWithoutPan: 2000 } as const;
const wholeRupee = 100;

/** The tax of each person in this year, computed independently from the law as the company reads it (ADR 65). */
export class TaxYears {
  private readonly payments = new Map<string, Deducted[]>();

  /** The tax of a payment after the earlier ones. Exactly the threshold is free. */
  of(person: string, hasPan: boolean, basis: number): Deducted {
    const before = this.payments.get(person) ?? [];
    const sum = (field: 'basis' | 'covered' | 'tax') => before.reduce((total, one) => total + one[field], 0);
    const rate = hasPan ? terms.rate : terms.rateWithoutPan;
    const all = sum('basis') + basis;
    const covered = all > terms.threshold ? Math.max(0, all - sum('covered')) : 0;
    const exact = before.reduce((total, one) => total + one.covered * one.rate, covered * rate) / 10_000;
    const due = Math.round(exact / wholeRupee) * wholeRupee - sum('tax');
    const most = basis - (basis % wholeRupee);
    return { basis, covered, rate, tax: Math.min(most, Math.max(0, due)) };
  }

  keep(person: string, deducted: Deducted): void {
    this.payments.set(person, [...(this.payments.get(person) ?? []), deducted]);
  }
}
