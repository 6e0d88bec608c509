import { z } from 'zod';
import { objectId } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { maxFileTransfers } from './bank-file-views.js';

/** Commission asks identity for the PANs of a tax register. The audit trail records each answer. */
export const revealPans = defineEndpoint({
  name: 'revealPans',
  method: 'POST',
  path: '/internal/tax-persons/reveal',
  service: 'identity',
  access: 'service',
  internal: true,
  summary: 'The PANs of members in clear, for a register of tax; recorded',
  body: z.object({
    headId: objectId,
    year: z.int(),
    memberIds: z.array(objectId).min(1).max(maxFileTransfers),
  }),
  response: z.array(
    z.object({
      memberId: objectId,
      name: z.string(),
      pan: z.string().nullable(),
      persons: z.array(z.string()),
    }),
  ),
});
