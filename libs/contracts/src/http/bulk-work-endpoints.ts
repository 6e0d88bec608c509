import { z } from 'zod';
import { bulkWorkView, bulkWorkWithRows, maxBulkRows } from '../bulk-work.js';
import { objectId, pageQuery, planName } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

const params = z.object({ id: objectId });
const atNetwork = { service: 'network', access: 'head', permission: ['approve-members', 'decide-plans'] } as const;
const atCotton = { service: 'cotton-order', access: 'head', permission: 'dispatch' } as const;

/** Each row has an object of its own. */
const rowsOf = <Row extends z.ZodType<{ id: string }>>(row: Row) =>
  z
    .array(row)
    .min(1)
    .max(maxBulkRows)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'A row stands here twice.');

const begin = {
  method: 'POST',
  audit: 'bulk-work-begun',
  response: bulkWorkView,
  status: 202,
} as const;
const list = {
  method: 'GET',
  summary:
    'What was done to many rows at once, as far as the caller may do it, latest first, and how far it is; next page by the X-Next-Cursor header',
  query: pageQuery,
  response: z.array(bulkWorkView),
} as const;
const one = {
  method: 'GET',
  summary: 'What was done to many rows at once: the result of each row',
  params,
  response: bulkWorkWithRows,
  errors: ['BULK_WORK.NOT_FOUND'],
} as const;
const stop = {
  method: 'POST',
  audit: 'bulk-work-stopped',
  summary: 'Stop it: the rows that are left stay as they are',
  params,
  response: bulkWorkView,
  errors: ['BULK_WORK.NOT_FOUND', 'BULK_WORK.ENDED'],
} as const;

export const beginNetworkWork = defineEndpoint({
  ...atNetwork,
  ...begin,
  name: 'beginNetworkWork',
  stepUp: true,
  path: '/admin/bulk-works/network',
  summary: 'Approve many registrations or plan requests, one after the other, in the background',
  body: z
    .object({
      kind: z.enum(['approve-registrations', 'approve-plans']),
      /** `id` is the member's. `plan` and the request id are the ones that the person has seen. */
      rows: rowsOf(z.object({ id: objectId, plan: planName.optional(), requestId: objectId.optional() })),
    })
    // A plan without a request would be set without a payment; that is no bulk action.
    .refine(({ kind, rows }) => kind !== 'approve-plans' || rows.every(({ plan, requestId }) => plan && requestId), {
      path: ['rows'],
      message: 'A row has no plan request.',
    }),
});
export const networkWorks = defineEndpoint({
  ...atNetwork,
  ...list,
  name: 'networkWorks',
  path: '/admin/bulk-works/network',
});
export const networkWork = defineEndpoint({
  ...atNetwork,
  ...one,
  name: 'networkWork',
  path: '/admin/bulk-works/network/:id',
});
export const stopNetworkWork = defineEndpoint({
  ...atNetwork,
  ...stop,
  name: 'stopNetworkWork',
  path: '/admin/bulk-works/network/:id/stop',
});

export const beginCottonWork = defineEndpoint({
  ...atCotton,
  ...begin,
  name: 'beginCottonWork',
  path: '/admin/bulk-works/cotton',
  summary: 'Mark many approved cotton orders as delivered, one after the other, in the background',
  body: z.object({ kind: z.literal('deliver-cotton'), rows: rowsOf(z.object({ id: objectId })) }),
});
export const cottonWorks = defineEndpoint({
  ...atCotton,
  ...list,
  name: 'cottonWorks',
  path: '/admin/bulk-works/cotton',
});
export const cottonWork = defineEndpoint({
  ...atCotton,
  ...one,
  name: 'cottonWork',
  path: '/admin/bulk-works/cotton/:id',
});
export const stopCottonWork = defineEndpoint({
  ...atCotton,
  ...stop,
  name: 'stopCottonWork',
  path: '/admin/bulk-works/cotton/:id/stop',
});
