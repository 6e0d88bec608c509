import { z } from 'zod';
import { instant } from '../primitives.js';
import { promiseKinds } from '../promises.js';
import { defineEndpoint } from './endpoint.js';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const percent = z.int().min(0).max(100);

/** So many hours or days were enough; `isMore`: the wait at this place has not ended, so it will be more. */
const wait = z.object({ within: z.int(), isMore: z.boolean() });
export type PromiseWait = z.infer<typeof wait>;

/** `none`: nothing was to be judged; `few`: too little to tell. Then there is no percentage. */
export const promiseWeekStates = ['none', 'few', 'told'] as const;
export const promiseWeek = z.object({
  /** The first and last day of it that are counted: a week begins on Monday. */
  from: day,
  to: day,
  state: z.enum(promiseWeekStates),
  keptPercent: percent.nullable(),
});
export type PromiseWeek = z.infer<typeof promiseWeek>;

export const promiseView = z.object({
  kind: z.enum(promiseKinds),
  unit: z.enum(['hours', 'days']),
  promised: z.int(),
  /** Waits that were judged; null when they are too few, and then everything else is. */
  counted: z.int().nullable(),
  /** Rounded down. */
  keptPercent: percent.nullable(),
  median: wait.nullable(),
  /** Nine of ten waited no longer. */
  ninetieth: wait.nullable(),
  weeks: z.array(promiseWeek),
});
export type PromiseView = z.infer<typeof promiseView>;

export const keptPromises = defineEndpoint({
  name: 'keptPromises',
  method: 'GET',
  path: '/promises',
  service: 'notification',
  access: 'public',
  summary: 'How long people waited for the company in the last 90 days, against what it promises',
  response: z.object({ from: day, to: day, asOf: instant, promises: z.array(promiseView) }),
});
export type KeptPromises = z.infer<typeof keptPromises.response>;
