import { z } from 'zod';
import { followQuery, instant, objectId, planName, referralCode, utrNumber } from '../primitives.js';
import { contactSeenBy } from '../contact.js';
import { pictureHashes } from '../payment-proof.js';
import { defineEndpoint } from './endpoint.js';
import { sponsorView } from './member-view.js';

/** The event does not reach a gateway while the broker is down. */
export const deletedMembers = defineEndpoint({
  name: 'deletedMembers',
  method: 'GET',
  path: '/internal/deleted-members',
  service: 'network',
  access: 'service',
  internal: true,
  summary: 'Who was deleted, oldest first',
  query: followQuery,
  response: z.array(z.object({ memberId: objectId, deletedAt: instant })),
});

/** Identity calls this before it creates an account: by code for registration, by id for Add Member. */
export const checkSponsor = defineEndpoint({
  name: 'checkSponsor',
  method: 'POST',
  path: '/internal/sponsor-check',
  service: 'network',
  access: 'service',
  internal: true,
  summary: 'Whether this sponsor may invite members, and this UTR is free',
  body: z.object({
    sponsor: z.union([z.object({ referralCode }), z.object({ memberId: objectId })]),
    utr: utrNumber.nullable().optional(),
  }),
  response: sponsorView,
});

/** From Add Member. */
const newcomersRequest = z.object({
  plan: planName,
  proofKey: z.string().max(200),
  utr: utrNumber.nullable(),
  picture: pictureHashes,
});

/** Idempotent by member id; the member-registered event repeats the placement if this call is lost. */
export const placeMember = defineEndpoint({
  name: 'placeMember',
  method: 'POST',
  path: '/internal/memberships',
  service: 'network',
  access: 'service',
  internal: true,
  summary: 'Create the membership of a new account',
  body: z.object({
    memberId: objectId,
    name: z.string().max(100),
    email: z.string().max(254).nullable(),
    mobile: z.string().max(20),
    sponsorId: objectId,
    registeredAt: instant,
    contactSeenBy: contactSeenBy.optional(),
    planRequest: newcomersRequest.nullable(),
  }),
  response: z.object({ referralCode: z.string() }),
});
