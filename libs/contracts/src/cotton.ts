import type { Paise } from './money.js';

/**
 * A member prepays cotton as a deposit of 400 rupees per kg; the company returns it with a making charge of 300 rupees
 * per kg for finished wicks.
 */
export const cottonPricePerKg: Paise = 40_000;
export const makingChargePerKg: Paise = 30_000;
export const maxCottonKg = 1000;

export const orderTotal = (kg: number): Paise => cottonPricePerKg * kg;
export const makingCharge = (kg: number): Paise => makingChargePerKg * kg;
export const depositReturnAmount = (kg: number): Paise => orderTotal(kg) + makingCharge(kg);

export const cottonOrderStatuses = ['Requested', 'Approved', 'Rejected', 'Delivered'] as const;
export type CottonOrderStatus = (typeof cottonOrderStatuses)[number];
export const depositReturnStatuses = ['Requested', 'Approved', 'Rejected'] as const;
export type DepositReturnStatus = (typeof depositReturnStatuses)[number];

export const orderSteps = [
  'approved',
  'rejected',
  'delivered',
  'return-requested',
  'return-approved',
  'return-rejected',
] as const;
export type OrderStep = (typeof orderSteps)[number];

export const cottonOrderSorts = ['requestDate', 'name', 'quantity'] as const;
export type CottonOrderSort = (typeof cottonOrderSorts)[number];
