import { z } from 'zod';
import { referralCode } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

/**
 * The answer is the same for every code that may not invite: unknown, mistyped, closed, not approved, without the
 * plan. Only the registration distinguishes them.
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
