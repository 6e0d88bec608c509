import { z } from 'zod';
import { commissionErrors } from './errors/commission-errors.js';
import { cottonOrderErrors } from './errors/cotton-order-errors.js';
import { identityErrors } from './errors/identity-errors.js';
import { networkErrors } from './errors/network-errors.js';
import { notificationErrors } from './errors/notification-errors.js';
import { sharedErrors } from './errors/shared-errors.js';

export const errorCatalogue = {
  ...sharedErrors,
  ...identityErrors,
  ...networkErrors,
  ...commissionErrors,
  ...cottonOrderErrors,
  ...notificationErrors,
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

/**
 * Every answer that is not a success has this body. `details` maps a field to its fault, or names the current state.
 */
export const errorBody = z.object({
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
