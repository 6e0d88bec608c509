import type { Permission } from '@deepam/contracts';
import { seeingPasswordRequests } from './desk-permissions.js';

/** Each queue has the permissions that show it; the order is that of the review page. */
export const reviewing = {
  members: ['approve-members'],
  plans: ['decide-plans'],
  orders: ['decide-cotton'],
  returns: ['decide-cotton'],
  payouts: ['payouts'],
  cancellations: ['decide-plans', 'read'],
  passwords: seeingPasswordRequests,
} as const satisfies Record<string, readonly Permission[]>;

export type QueueName = keyof typeof reviewing;
export const queueNames = Object.keys(reviewing) as [QueueName, ...QueueName[]];
