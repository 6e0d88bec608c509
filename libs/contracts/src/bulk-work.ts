import { z } from 'zod';
import type { Permission } from './permissions.js';
import { instant, objectId } from './primitives.js';

/** One bulk action processes at most this number of rows; lists limit the selection to it. */
export const maxBulkRows = 200;

/** Each bulk action needs the permission of the corresponding single call. */
export const bulkWorkNeeds = {
  'approve-registrations': 'approve-members',
  'approve-plans': 'decide-plans',
  'deliver-cotton': 'dispatch',
} as const satisfies Record<string, Permission>;
export type BulkWorkKind = keyof typeof bulkWorkNeeds;

/**
 * In the state `stopped`, a person stopped the action, or its requester lost the permission; the remaining rows are
 * unchanged.
 */
export const bulkWorkStates = ['running', 'done', 'stopped'] as const;
export const bulkRowStates = ['waiting', 'done', 'failed'] as const;

export const bulkWorkView = z.object({
  _id: objectId,
  kind: z.enum(Object.keys(bulkWorkNeeds) as [BulkWorkKind, ...BulkWorkKind[]]),
  begunAt: instant,
  /** The name is null if identity does not answer. */
  begunBy: z.string().nullable(),
  state: z.enum(bulkWorkStates),
  endedAt: instant.nullable(),
  rows: z.int(),
  done: z.int(),
  failed: z.int(),
});
export type BulkWorkView = z.infer<typeof bulkWorkView>;

export const bulkWorkWithRows = bulkWorkView.extend({
  results: z.array(
    z.object({
      _id: objectId,
      /** The name of the member or the buyer is null if the account is deleted. */
      name: z.string().nullable(),
      kg: z.number().nullable(),
      state: z.enum(bulkRowStates),
      failure: z.object({ code: z.string(), error: z.string() }).nullable(),
    }),
  ),
});
export type BulkWorkWithRows = z.infer<typeof bulkWorkWithRows>;
