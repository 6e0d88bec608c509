import { z } from 'zod';
import { stockAccounts, stockKinds } from '../cotton-stock.js';
import { instant, objectId, pageQuery, reason, rupees, typedNumber, typedText } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { inFormat, tableContent } from './table-format.js';

const seeingStock = ['dispatch', 'reports', 'read'] as const;

const kilograms = z.number();
/** The numbers are the movements of each account; a number is below zero if more was reversed. */
const moved = z.object({ bought: kilograms, sent: kilograms, kits: kilograms, wicks: kilograms, lost: kilograms });
export type StockMoved = z.infer<typeof moved>;

const span = z.object({
  from: z.iso.date().optional(),
  /** Days are in India and included; the default is this month until today. */
  to: z.iso.date().optional(),
});
const movementChoice = span.extend({ account: z.enum(stockAccounts).optional() });

export const cottonMovement = z.object({
  _id: objectId,
  /** The movement happened on this day in India. */
  day: z.iso.date(),
  kind: z.enum(stockKinds),
  account: z.enum(stockAccounts),
  /** The sign follows the account; the number is below zero if it reverses a movement. */
  kg: kilograms,
  orderId: objectId.nullable(),
  saleId: objectId.nullable(),
  member: z.object({ _id: objectId, name: z.string() }).nullable(),
  supplier: z.string().nullable(),
  invoice: z.string().nullable(),
  price: rupees.nullable(),
  reason: z.string().nullable(),
  /** The name is that of the person who entered the movement by hand, if it is known. */
  by: z.string().nullable(),
  notedAt: instant,
  correctsId: objectId.nullable(),
  isCorrected: z.boolean(),
});
export type CottonMovement = z.infer<typeof cottonMovement>;

/** Kilograms have at most three decimals. */
export const cottonStock = defineEndpoint({
  name: 'cottonStock',
  method: 'GET',
  path: '/admin/cotton-stock',
  service: 'cotton-order',
  access: 'head',
  permission: seeingStock,
  summary: 'Where the cotton is, in kilograms, and what was moved from one day to another; this month unless asked',
  query: span,
  response: z.object({
    /**
     * The store has the cotton bought, minus the cotton sent and lost; it is below zero while purchases are missing.
     */
    store: kilograms,
    /** This cotton was sent for orders and is not yet returned as wicks. */
    members: kilograms,
    kits: kilograms,
    wicks: kilograms,
    lost: kilograms,
    from: z.iso.date(),
    to: z.iso.date(),
    moved,
  }),
});
export type CottonStock = z.infer<typeof cottonStock.response>;

export const cottonMovements = defineEndpoint({
  name: 'cottonMovements',
  method: 'GET',
  path: '/admin/cotton-stock/movements',
  service: 'cotton-order',
  access: 'head',
  permission: seeingStock,
  summary: 'Movements of cotton, the latest day first; next page by the X-Next-Cursor header',
  query: pageQuery.extend(movementChoice.shape),
  response: z.array(cottonMovement),
});

export const cottonMovementsCsv = defineEndpoint({
  name: 'cottonMovementsCsv',
  method: 'GET',
  path: '/admin/cotton-stock/movements.csv',
  service: 'cotton-order',
  access: 'head',
  permission: 'reports',
  isStream: true,
  contentType: tableContent,
  summary:
    'All movements that the filters leave as a file, CSV or XLSX, without names of members; totals in its last line',
  query: movementChoice.extend(inFormat.shape),
  response: z.string(),
});

const kg = typedNumber(z.number().min(0.001, 'Please enter the kilograms.').max(1_000_000).multipleOf(0.001));
const noted = { message: z.string(), movement: cottonMovement };
const noting = {
  service: 'cotton-order',
  access: 'head',
  permission: 'dispatch',
  status: 201,
} as const;

export const addCottonPurchase = defineEndpoint({
  ...noting,
  name: 'addCottonPurchase',
  method: 'POST',
  path: '/admin/cotton-stock/purchases',
  audit: 'cotton-bought',
  summary: 'Note cotton that was bought, today or earlier',
  body: z.object({
    /** The quantity in kilograms is a whole number of grams. */
    kg,
    /** The day in India is today at the latest. */
    day: z.iso.date(),
    supplier: typedText(200).min(1, 'Please enter the supplier.'),
    invoice: typedText(60).optional(),
    /** The price is that of the whole purchase, in rupees. */
    price: z
      .union([
        z.literal('').transform(() => undefined),
        typedNumber(z.number().min(0.01).max(1_000_000_000).multipleOf(0.01)),
      ])
      .optional(),
  }),
  response: z.object(noted),
  errors: ['COTTON.STOCK_DAY_AHEAD'],
});

export const addCottonLoss = defineEndpoint({
  ...noting,
  name: 'addCottonLoss',
  method: 'POST',
  path: '/admin/cotton-stock/losses',
  audit: 'cotton-loss-recorded',
  summary: 'Note cotton that is missing from the store, or that a count has found beyond the ledger',
  body: z.object({
    kind: z.enum(['lost', 'found']),
    kg,
    day: z.iso.date(),
    reason: reason.min(1, 'Please give a reason.'),
  }),
  response: z.object(noted),
  errors: ['COTTON.STOCK_DAY_AHEAD'],
});

export const correctCottonMovement = defineEndpoint({
  ...noting,
  name: 'correctCottonMovement',
  method: 'POST',
  path: '/admin/cotton-stock/movements/:id/correction',
  audit: 'cotton-movement-corrected',
  summary: 'Take back what was noted by hand, whole and once, by a linked movement of today',
  params: z.object({ id: objectId }),
  body: z.object({ reason: reason.min(1, 'Please give a reason.') }),
  response: z.object(noted),
  errors: ['COTTON.MOVEMENT_NOT_FOUND', 'COTTON.MOVEMENT_NOT_CORRECTABLE', 'COTTON.MOVEMENT_CORRECTED'],
});
