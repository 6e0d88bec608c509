import {
  grantCommissionConsent,
  grantNetworkConsent,
  refuseCommissionConsent,
  refuseNetworkConsent,
  saleReversed,
  earningsCredited,
  withdrawCommissionConsent,
  withdrawNetworkConsent,
} from '@deepam/contracts';
import { missingId, type Scene } from '../access/scene.js';
import type { AnyInput } from '../world/call-any.js';
import { audited, published, repeated, withBody, type RepeatedCall } from './repeated-call.js';

const reason = { reason: 'Too much.' };
const anotherId = (input: AnyInput) => ({ ...input, params: { id: missingId } });
const earnings = async ({ have, cast }: Scene) => ({
  params: { id: await have.earningsConsent(cast.staff.clerk.memberId) },
});
const reversal = async ({ have, cast }: Scene) => ({
  params: { id: await have.reversalConsent(cast.staff.clerk.memberId) },
});

/** Repetitions of the calls by which a second person decides. */
export const fourEyesCalls: readonly RepeatedCall[] = [
  repeated(grantCommissionConsent, {
    as: 'head',
    input: earnings,
    effects: published('commission', earningsCredited),
    other: anotherId,
  }),
  repeated(grantNetworkConsent, {
    as: 'head',
    input: reversal,
    effects: published('network', saleReversed),
    other: anotherId,
  }),
  repeated(refuseCommissionConsent, {
    as: 'head',
    input: async (scene) => ({ ...(await earnings(scene)), body: reason }),
    effects: audited('commission', 'second-person-refused'),
    other: withBody({ reason: 'Another reason.' }),
  }),
  repeated(refuseNetworkConsent, {
    as: 'head',
    input: async (scene) => ({ ...(await reversal(scene)), body: reason }),
    effects: audited('network', 'second-person-refused'),
    other: withBody({ reason: 'Another reason.' }),
  }),
  repeated(withdrawCommissionConsent, {
    as: 'head',
    input: async ({ have, self }) => ({ params: { id: await have.earningsConsent(self.memberId) } }),
    effects: audited('commission', 'second-person-withdrawn'),
    other: anotherId,
  }),
  repeated(withdrawNetworkConsent, {
    as: 'head',
    input: async ({ have, self }) => ({ params: { id: await have.reversalConsent(self.memberId) } }),
    effects: audited('network', 'second-person-withdrawn'),
    other: anotherId,
  }),
];
