import { z } from 'zod';
import { objectId } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { maxFileTransfers } from './bank-file-views.js';

/** Commission asks identity before commission is paid: nothing in clear. Accounts that are not live are left out. */
export const taxPersons = defineEndpoint({
  name: 'taxPersons',
  method: 'POST',
  path: '/internal/tax-persons',
  service: 'identity',
  access: 'service',
  internal: true,
  summary: 'Names for the PANs of members that are equal for one PAN in one tax year, and of no use elsewhere',
  body: z.object({ memberIds: z.array(objectId).min(1).max(maxFileTransfers), year: z.int() }),
  response: z.array(
    z.object({
      memberId: objectId,
      /** One for each key that is in use, the current one first; none without a PAN. */
      persons: z.array(z.string()),
      /** Of every other PAN that the account has had in that tax year. */
      earlier: z.array(z.string()),
    }),
  ),
});

/** Commission asks identity for a register of tax. Each answer is recorded. */
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
      /** See `taxPersons`. */
      persons: z.array(z.string()),
    }),
  ),
});
