import { z } from 'zod';
import { MAX_COMMISSION_LEVELS } from '../commission-schedule.js';
import { instant, pageQuery } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

const commissionLevels = z.int().min(0).max(MAX_COMMISSION_LEVELS);
const scheduleTerms = z.object({
  /** The list has the rates of levels 1 to 10, together at most 10 000. */
  ratesBasisPoints: z
    .array(z.int().min(0).max(10_000))
    .length(MAX_COMMISSION_LEVELS)
    .refine(
      (rates) => rates.reduce((sum, rate) => sum + rate, 0) <= 10_000,
      'All levels together cannot exceed 100 % of a sale.',
    ),
  levelsByPlan: z.object({ Bronze: commissionLevels, Silver: commissionLevels, Gold: commissionLevels }),
});
export const commissionScheduleView = scheduleTerms.extend({
  version: z.int(),
  effectiveFrom: instant,
  /** The value is the name of the person who changed the schedule; it is null for the first version. */
  changedBy: z.string().nullable().optional(),
});

export const showCommissionSchedule = defineEndpoint({
  name: 'showCommissionSchedule',
  method: 'GET',
  path: '/admin/commission-schedule',
  service: 'commission',
  access: 'head',
  permission: ['schedule', 'read'],
  summary: 'The rates and levels that commission is paid by now',
  response: commissionScheduleView,
});

export const listCommissionSchedules = defineEndpoint({
  name: 'listCommissionSchedules',
  method: 'GET',
  path: '/admin/commission-schedule/versions',
  service: 'commission',
  access: 'head',
  permission: ['schedule', 'read'],
  summary: 'Every version of the rates and levels, newest first; next page by the X-Next-Cursor header',
  query: pageQuery,
  response: z.array(commissionScheduleView),
});

export const commissionTerms = defineEndpoint({
  name: 'commissionTerms',
  method: 'GET',
  path: '/commission-terms',
  service: 'commission',
  access: 'public',
  summary: 'The rates and levels in force, for the public pages',
  response: scheduleTerms.extend({ version: z.int() }),
});

export const changeCommissionSchedule = defineEndpoint({
  name: 'changeCommissionSchedule',
  method: 'PUT',
  path: '/admin/commission-schedule',
  service: 'commission',
  access: 'head',
  permission: 'schedule',
  mayNeedApproval: true,
  audit: 'commission-schedule-changed',
  summary: 'A new version of the rates, for sales from now on; `version` is the one that was seen',
  body: scheduleTerms.extend({
    /** The caller has seen this version. */
    version: z.int(),
  }),
  response: commissionScheduleView,
  errors: ['COMMISSION.SCHEDULE_CHANGED'],
});
