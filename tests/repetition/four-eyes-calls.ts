import {
  earningsCredited,
  grantCommissionConsent,
  grantCottonConsent,
  grantIdentityConsent,
  grantNetworkConsent,
  refuseCommissionConsent,
  refuseCottonConsent,
  refuseIdentityConsent,
  refuseNetworkConsent,
  returnApproved,
  saleReversed,
  withdrawCommissionConsent,
  withdrawCottonConsent,
  withdrawIdentityConsent,
  withdrawNetworkConsent,
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
  readonly make: (scene: Scene, askedBy: string) => Promise<string>;
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
      effects: audited(service, 'second-person-refused'),
      other: withBody({ reason: 'Another reason.' }),
    }),
    repeated(withdraw, {
      as: 'head',
      input: own,
      effects: audited(service, 'second-person-withdrawn'),
      other: anotherId,
    }),
  ];
}

export const fourEyesCalls: readonly RepeatedCall[] = [
  ...decisionsOf({
    service: 'commission',
    ...{ grant: grantCommissionConsent, refuse: refuseCommissionConsent, withdraw: withdrawCommissionConsent },
    make: ({ have }, askedBy) => have.earningsConsent(askedBy),
    effects: published('commission', earningsCredited),
  }),
  ...decisionsOf({
    service: 'network',
    ...{ grant: grantNetworkConsent, refuse: refuseNetworkConsent, withdraw: withdrawNetworkConsent },
    make: ({ have }, askedBy) => have.reversalConsent(askedBy),
    effects: published('network', saleReversed),
  }),
  ...decisionsOf({
    service: 'cotton-order',
    ...{ grant: grantCottonConsent, refuse: refuseCottonConsent, withdraw: withdrawCottonConsent },
    make: ({ have }, askedBy) => have.returnConsent(askedBy),
    effects: published('cotton-order', returnApproved),
  }),
  ...decisionsOf({
    service: 'identity',
    ...{ grant: grantIdentityConsent, refuse: refuseIdentityConsent, withdraw: withdrawIdentityConsent },
    make: ({ have }, askedBy) => have.ruleConsent(askedBy),
    effects: audited('identity', 'one-account-rule-changed'),
  }),
];
