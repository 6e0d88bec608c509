import { z } from 'zod';
import { objectId, pageQuery, planName, searchText, wholeListQuery } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { networkRow } from './membership-endpoints.js';
import { inFormat, tableContent } from './table-format.js';

/**
 * The list of members exists for the work of these permissions; the finer permission decides which fields of a row they
 * see.
 */
const seeingMembers = ['approve-members', 'decide-plans', 'manage-members', 'read'] as const;

export const networkSorts = [
  'registeredDate',
  'name',
  'referralCode',
  'level',
  'plan',
  'earnings',
  'commission',
] as const;

/** This order lists only members with a pending plan request, by the time of the request. */
const queueSort = 'requestedDate';

const networkChoice = z.object({
  /** The text is a part of a name, or the beginning of a code or a mobile; each of several words begins a name. */
  search: searchText.optional(),
  sort: z.enum([...networkSorts, queueSort]).default('registeredDate'),
  order: z.enum(['asc', 'desc']).default('desc'),
  plan: z.union([planName, z.literal('none')]).optional(),
  approved: z
    .enum(['true', 'false'])
    .transform((v) => v === 'true')
    .optional(),
  planRequested: z
    .enum(['true'])
    .transform(() => true)
    .optional(),
});

/** A cursor belongs to one viewer, sort, order and set of filters. */
export const memberNetwork = defineEndpoint({
  name: 'memberNetwork',
  method: 'GET',
  path: '/member/network',
  service: 'network',
  access: 'approved',
  permission: seeingMembers,
  summary: "The caller's downline, or everyone for the head and for staff, newest first unless sorted otherwise",
  query: wholeListQuery.extend({
    ...networkChoice.shape,
    /** The filter lists only this member, for a link from a notification. */
    memberId: objectId.optional(),
  }),
  response: z.array(
    z.object({
      fullNetwork: z.array(networkRow),
      nextCursor: z.string().nullable(),
      /** The total of a narrowed list is counted up to 10 000. */
      total: z.int(),
    }),
  ),
});

export const memberNetworkCsv = defineEndpoint({
  name: 'memberNetworkCsv',
  method: 'GET',
  path: '/member/network.csv',
  service: 'network',
  access: 'head',
  permission: 'reports',
  audit: 'members-exported',
  isStream: true,
  contentType: tableContent,
  summary: 'All members that the filters leave, as a file, CSV or XLSX, amounts in rupees',
  query: networkChoice.extend(inFormat.shape),
  response: z.string(),
});

export const networkBranch = networkRow.extend({ directCount: z.int(), networkSize: z.int() });

export type NetworkBranch = z.infer<typeof networkBranch>;

/** A caller outside the upline gets `NETWORK.MEMBER_NOT_FOUND`, except for the head and staff. */
export const networkChildren = defineEndpoint({
  name: 'networkChildren',
  method: 'GET',
  path: '/member/network/:id/children',
  service: 'network',
  access: 'approved',
  permission: seeingMembers,
  summary:
    'Those directly below the caller, or below a member of their downline, newest first; next page by the X-Next-Cursor header',
  params: z.object({ id: objectId }),
  query: pageQuery,
  response: z.array(networkBranch),
  errors: ['NETWORK.MEMBER_NOT_FOUND'],
});
