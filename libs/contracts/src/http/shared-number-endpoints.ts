import { z } from 'zod';
import { maxPageSize } from '../list-limits.js';
import { instant, objectId } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

/**
 * The rule for one Aadhaar in several accounts is no check, a notification to the head, or rejection of the second
 * account.
 */
export const oneAccountRules = ['off', 'warn', 'refuse'] as const;
export type OneAccountRule = (typeof oneAccountRules)[number];

const ruleView = z.object({
  rule: z.enum(oneAccountRules),
  /** The version is 0 until the head sets a rule; `warn` applies then. */
  version: z.int().min(0),
  changedAt: instant.nullable(),
  changedBy: z.string().nullable(),
});

export const oneAccountRule = defineEndpoint({
  name: 'oneAccountRule',
  method: 'GET',
  path: '/admin/one-account-rule',
  service: 'identity',
  access: 'head',
  permission: ['manage-members', 'read'],
  summary: 'What is done about one Aadhaar in several accounts',
  response: ruleView,
});

/** A version other than the present one is answered with `REQUEST.CONFLICT`. */
export const changeOneAccountRule = defineEndpoint({
  name: 'changeOneAccountRule',
  method: 'PUT',
  path: '/admin/one-account-rule',
  service: 'identity',
  access: 'head',
  permission: 'manage-members',
  mayNeedApproval: true,
  audit: 'one-account-rule-changed',
  summary: 'Set it, for numbers that are given from now on; `version` is the one that was seen',
  body: ruleView.pick({ rule: true, version: true }),
  response: ruleView,
});

const sharedNumber = z.object({
  number: z.enum(['adharNo', 'panCardNo', 'bankAccountNo', 'mobile']),
  masked: z.string(),
  others: z.array(
    z.object({
      _id: objectId,
      name: z.string(),
      /** The code is null until the network has placed the account. */
      referralCode: z.string().nullable(),
      isHead: z.boolean(),
      isDeleted: z.boolean(),
      /**
       * The account owed this number of rupees when it was closed; it is null for none. A shared mobile lists only such
       * accounts.
       */
      writtenOff: z.number().nullable(),
    }),
  ),
  total: z.int().min(1),
});

export const sharedNumbers = defineEndpoint({
  name: 'sharedNumbers',
  method: 'GET',
  path: '/admin/shared-numbers',
  service: 'identity',
  access: 'head',
  permission: ['approve-members', 'manage-members', 'read'],
  summary:
    'Which document numbers of these members other accounts have too, and which; members who share none are left out',
  query: z.object({
    /** The text has ids with commas between them. */
    memberIds: z
      .string()
      .max(25 * maxPageSize)
      .transform((ids) => [...new Set(ids.split(','))])
      .pipe(z.array(objectId).max(maxPageSize)),
  }),
  response: z.array(z.object({ memberId: objectId, shared: z.array(sharedNumber) })),
});
