import { z } from 'zod';
import { instant, objectId } from '../primitives.js';

export const bulkApprovalStates = ['running', 'done', 'stopped'] as const;
export const bulkApproval = z.object({
  _id: objectId,
  begunAt: instant,
  begunBy: z.string().nullable(),
  /** `stopped`: whoever began it was logged out everywhere, or may not do it any more; what is left was not touched. */
  state: z.enum(bulkApprovalStates),
  endedAt: instant.nullable(),
  requests: z.int(),
  approved: z.int(),
  refused: z.int(),
});
export type BulkApprovalView = z.infer<typeof bulkApproval>;

export const bulkApprovalRowStates = ['waiting', 'approved', 'refused'] as const;
