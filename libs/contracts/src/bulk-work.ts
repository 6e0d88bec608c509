import { z } from 'zod';
import type { Permission } from './permissions.js';
import { instant, objectId } from './primitives.js';

/** So many rows are done by one action at most: what a list lets somebody select. */
export const maxBulkRows = 200;

/** What is done to many rows at once, each with the permission that a single call of it needs. */
export const bulkWorkNeeds = {
  'approve-registrations': 'approve-members',
  'approve-plans': 'decide-plans',
  'deliver-cotton': 'dispatch',
} as const satisfies Record<string, Permission>;
export type BulkWorkKind = keyof typeof bulkWorkNeeds;

/** `stopped`: by somebody, or as whoever began it may not go on; what is left was not touched. */
export const bulkWorkStates = ['running', 'done', 'stopped'] as const;
export const bulkRowStates = ['waiting', 'done', 'refused'] as const;

export const bulkWorkView = z.object({
  _id: objectId,
  kind: z.enum(Object.keys(bulkWorkNeeds) as [BulkWorkKind, ...BulkWorkKind[]]),
  begunAt: instant,
  /** Null where identity does not answer. */
  begunBy: z.string().nullable(),
  state: z.enum(bulkWorkStates),
  endedAt: instant.nullable(),
  rows: z.int(),
  done: z.int(),
  refused: z.int(),
});
export type BulkWorkView = z.infer<typeof bulkWorkView>;

export const bulkWorkWithRows = bulkWorkView.extend({
  results: z.array(
    z.object({
      /** Of the member or the order. */
      _id: objectId,
      /** Of the member, or of the buyer; null where the account has gone. */
      name: z.string().nullable(),
      /** Of an order. */
      kg: z.number().nullable(),
      state: z.enum(bulkRowStates),
      /** As an answer of an error says it. */
      refusal: z.object({ code: z.string(), error: z.string() }).nullable(),
    }),
  ),
});
export type BulkWorkWithRows = z.infer<typeof bulkWorkWithRows>;
