import {
  earningsCredited,
  approveCommissionRequest,
  approveCottonRequest,
  approveIdentityRequest,
  approveNetworkRequest,
  rejectCommissionRequest,
  rejectCottonRequest,
  rejectIdentityRequest,
  rejectNetworkRequest,
  returnApproved,
  saleReversed,
  withdrawCommissionRequest,
  withdrawCottonRequest,
  withdrawIdentityRequest,
  withdrawNetworkRequest,
  type Endpoint,
  type ServiceName,
} from '@deepam/contracts';
import { missingId, type Scene } from '../access/scene.js';
import type { AnyInput } from '../world/call-any.js';
import { audited, published, repeated, withBody, type Count, type RepeatedCall } from './repeated-call.js';

interface Kept {
  readonly service: ServiceName;
  readonly grant: Endpoint;
  readonly refuse: Endpoint;
  readonly withdraw: Endpoint;
  readonly make: (scene: Scene, requestedBy: string) => Promise<string>;
  readonly effects: Count;
}

const anotherId = (input: AnyInput) => ({ ...input, params: { id: missingId } });

function decisionsOf({ service, grant, refuse, withdraw, make, effects }: Kept): RepeatedCall[] {
  const ofClerk = async (scene: Scene) => ({ params: { id: await make(scene, scene.cast.staff.clerk.memberId) } });
  const own = async (scene: Scene) => ({ params: { id: await make(scene, scene.self.memberId) } });
  return [
    repeated(grant, { as: 'head', input: ofClerk, effects, other: anotherId }),
    repeated(refuse, {
      as: 'head',
      input: async (scene) => ({ ...(await ofClerk(scene)), body: { reason: 'Too much.' } }),
      effects: audited(service, 'approval-request-rejected'),
      other: withBody({ reason: 'Another reason.' }),
    }),
    repeated(withdraw, {
      as: 'head',
      input: own,
      effects: audited(service, 'approval-request-withdrawn'),
      other: anotherId,
    }),
  ];
}

export const approvalRepetitions: readonly RepeatedCall[] = [
  ...decisionsOf({
    service: 'commission',
    grant: approveCommissionRequest,
    refuse: rejectCommissionRequest,
    withdraw: withdrawCommissionRequest,
    make: ({ have }, requestedBy) => have.earningsApproval(requestedBy),
    effects: published('commission', earningsCredited),
  }),
  ...decisionsOf({
    service: 'network',
    grant: approveNetworkRequest,
    refuse: rejectNetworkRequest,
    withdraw: withdrawNetworkRequest,
    make: ({ have }, requestedBy) => have.reversalApproval(requestedBy),
    effects: published('network', saleReversed),
  }),
  ...decisionsOf({
    service: 'cotton-order',
    grant: approveCottonRequest,
    refuse: rejectCottonRequest,
    withdraw: withdrawCottonRequest,
    make: ({ have }, requestedBy) => have.returnApproval(requestedBy),
    effects: published('cotton-order', returnApproved),
  }),
  ...decisionsOf({
    service: 'identity',
    grant: approveIdentityRequest,
    refuse: rejectIdentityRequest,
    withdraw: withdrawIdentityRequest,
    make: ({ have }, requestedBy) => have.ruleApproval(requestedBy),
    effects: audited('identity', 'one-account-rule-changed'),
  }),
];
