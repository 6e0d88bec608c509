import { z } from 'zod';
import { instant } from '../primitives.js';
import { serviceLevelKinds } from '../service-levels.js';
import { defineEndpoint } from './endpoint.js';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const percent = z.int().min(0).max(100);

/**
 * `within` is the number of hours or days that were enough. With `isMore`, the wait at this rank has not ended, so it
 * will be longer.
 */
const wait = z.object({ within: z.int(), isMore: z.boolean() });
export type ServiceLevelWait = z.infer<typeof wait>;

export const serviceLevelWeekStates = ['none', 'few', 'reported'] as const;
export const serviceLevelWeek = z.object({
  /** The first and last days are counted; a week begins on Monday. */
  from: day,
  to: day,
  state: z.enum(serviceLevelWeekStates),
  keptPercent: percent.nullable(),
});
export type ServiceLevelWeek = z.infer<typeof serviceLevelWeek>;

export const serviceLevelView = z.object({
  kind: z.enum(serviceLevelKinds),
  unit: z.enum(['hours', 'days']),
  promised: z.int(),
  /** The number counts judged waits; it is null if they are too few, and then all other figures are null. */
  counted: z.int().nullable(),
  /** The percentage is rounded down. */
  keptPercent: percent.nullable(),
  median: wait.nullable(),
  /** With `isMore`, the wait at this place has not ended. */
  ninetieth: wait.nullable(),
  weeks: z.array(serviceLevelWeek),
});
export type ServiceLevelView = z.infer<typeof serviceLevelView>;

/** An answer is repeated for ten seconds. */
export const getServiceLevels = defineEndpoint({
  name: 'getServiceLevels',
  method: 'GET',
  path: '/service-levels',
  service: 'notification',
  access: 'public',
  summary: 'How long people waited for the company in the last 90 days, against what it promises',
  response: z.object({ from: day, to: day, asOf: instant, serviceLevels: z.array(serviceLevelView) }),
});
export type ServiceLevels = z.infer<typeof getServiceLevels.response>;
