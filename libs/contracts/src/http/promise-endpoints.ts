import { z } from 'zod';
import { instant } from '../primitives.js';
import { promiseKinds } from '../promises.js';
import { defineEndpoint } from './endpoint.js';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const percent = z.int().min(0).max(100);

/**
 * The number of hours or days that were enough; `isMore`: the wait at this rank has not ended, so it will be longer.
 */
const wait = z.object({ within: z.int(), isMore: z.boolean() });
export type PromiseWait = z.infer<typeof wait>;

export const promiseWeekStates = ['none', 'few', 'told'] as const;
export const promiseWeek = z.object({
  /** The first and last counted day: a week begins on Monday. */
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
  /** The number of judged waits; null if they are too few, and then all other figures are null. */
  counted: z.int().nullable(),
  keptPercent: percent.nullable(),
  median: wait.nullable(),
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
