import { z } from 'zod';
import { referralCode } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

/**
 * By the code alone, so one answer for whoever may not invite: unknown, mistyped, closed, not approved, without the plan. The registration
 * tells them apart.
 */
export const getInviter = defineEndpoint({
  name: 'getInviter',
  method: 'GET',
  path: '/inviter',
  service: 'network',
  access: 'public',
  summary: 'Whose invitation a referral code is: the first name and an initial; null for a code that invites nobody',
  query: z.object({ code: referralCode }),
  response: z.object({ name: z.string().nullable() }),
});
