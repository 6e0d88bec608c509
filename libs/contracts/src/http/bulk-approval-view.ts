import { z } from 'zod';
import { instant, objectId } from '../primitives.js';

export const bulkApprovalStates = ['running', 'done', 'stopped'] as const;
export const bulkApproval = z.object({
  _id: objectId,
  begunAt: instant,
  begunBy: z.string().nullable(),
  /**
   * `stopped`: its requester was logged out everywhere or lost the permission; the remaining requests are unchanged.
   */
  state: z.enum(bulkApprovalStates),
  endedAt: instant.nullable(),
  requests: z.int(),
  approved: z.int(),
  refused: z.int(),
});
export type BulkApprovalView = z.infer<typeof bulkApproval>;

export const bulkApprovalRowStates = ['waiting', 'approved', 'refused'] as const;
