import {
  commissionConsents,
  cottonConsents,
  grantCommissionConsent,
  grantCottonConsent,
  grantIdentityConsent,
  grantNetworkConsent,
  identityConsents,
  networkConsents,
  refuseCommissionConsent,
  refuseCottonConsent,
  refuseIdentityConsent,
  refuseNetworkConsent,
  waitingCommissionConsents,
  waitingCottonConsents,
  waitingIdentityConsents,
  waitingNetworkConsents,
  withdrawCommissionConsent,
  withdrawCottonConsent,
  withdrawIdentityConsent,
  withdrawNetworkConsent,
  type Endpoint,
} from '@deepam/contracts';
import { idIn, when, type InputFor, type Scene } from './scene.js';

/**
 * Own: the caller's own request. At commission it adds earnings, at network it reverses a sale, at cotton-order it
 * approves a deposit return, at identity it changes the rule on one Aadhaar.
 */
export const commissionConsentRows = `    GET /admin/consents/commission - 401 403 403 403 403 403 200 200 200 200 401 401
    GET /admin/waiting/commission-consents - 401 403 403 403 403 403 200 403 200 403 401 401
    POST /admin/consents/commission/:id/grant own 401 403 403 403 403 403 403 403 403 403 401 401
    POST /admin/consents/commission/:id/grant other 401 403 403 403 403 403 200 403 403 403 401 401
    POST /admin/consents/commission/:id/grant missing 401 403 403 403 403 403 404 403 404 403 401 401
    POST /admin/consents/commission/:id/grant malformed 401 403 403 403 403 403 400 403 400 403 401 401
    POST /admin/consents/commission/:id/refuse own 401 403 403 403 403 403 403 403 403 403 401 401
    POST /admin/consents/commission/:id/refuse other 401 403 403 403 403 403 200 403 403 403 401 401
    POST /admin/consents/commission/:id/refuse missing 401 403 403 403 403 403 404 403 404 403 401 401
    POST /admin/consents/commission/:id/refuse malformed 401 403 403 403 403 403 400 403 400 403 401 401
    POST /admin/consents/commission/:id/withdraw own 401 403 403 403 403 403 200 403 200 403 401 401
    POST /admin/consents/commission/:id/withdraw other 401 403 403 403 403 403 404 403 404 403 401 401
    POST /admin/consents/commission/:id/withdraw missing 401 403 403 403 403 403 404 403 404 403 401 401
    POST /admin/consents/commission/:id/withdraw malformed 401 403 403 403 403 403 400 403 400 403 401 401
`;

export const networkConsentRows = `    GET /admin/consents/network - 401 403 403 403 403 403 200 200 200 200 401 401
    GET /admin/waiting/network-consents - 401 403 403 403 403 403 200 200 403 403 401 401
    POST /admin/consents/network/:id/grant own 401 403 403 403 403 403 403 403 403 403 401 401
    POST /admin/consents/network/:id/grant other 401 403 403 403 403 403 200 403 403 403 401 401
    POST /admin/consents/network/:id/grant missing 401 403 403 403 403 403 404 404 403 403 401 401
    POST /admin/consents/network/:id/grant malformed 401 403 403 403 403 403 400 400 403 403 401 401
    POST /admin/consents/network/:id/refuse own 401 403 403 403 403 403 403 403 403 403 401 401
    POST /admin/consents/network/:id/refuse other 401 403 403 403 403 403 200 200 403 403 401 401
    POST /admin/consents/network/:id/refuse missing 401 403 403 403 403 403 404 404 403 403 401 401
    POST /admin/consents/network/:id/refuse malformed 401 403 403 403 403 403 400 400 403 403 401 401
    POST /admin/consents/network/:id/withdraw own 401 403 403 403 403 403 200 200 403 403 401 401
    POST /admin/consents/network/:id/withdraw other 401 403 403 403 403 403 404 404 403 403 401 401
    POST /admin/consents/network/:id/withdraw missing 401 403 403 403 403 403 404 404 403 403 401 401
    POST /admin/consents/network/:id/withdraw malformed 401 403 403 403 403 403 400 400 403 403 401 401
`;

export const cottonConsentRows = `    GET /admin/consents/cotton - 401 403 403 403 403 403 200 200 200 200 401 401
    GET /admin/waiting/cotton-consents - 401 403 403 403 403 403 200 200 403 403 401 401
    POST /admin/consents/cotton/:id/grant own 401 403 403 403 403 403 403 403 403 403 401 401
    POST /admin/consents/cotton/:id/grant other 401 403 403 403 403 403 200 200 403 403 401 401
    POST /admin/consents/cotton/:id/grant missing 401 403 403 403 403 403 404 404 403 403 401 401
    POST /admin/consents/cotton/:id/grant malformed 401 403 403 403 403 403 400 400 403 403 401 401
    POST /admin/consents/cotton/:id/refuse own 401 403 403 403 403 403 403 403 403 403 401 401
    POST /admin/consents/cotton/:id/refuse other 401 403 403 403 403 403 200 200 403 403 401 401
    POST /admin/consents/cotton/:id/refuse missing 401 403 403 403 403 403 404 404 403 403 401 401
    POST /admin/consents/cotton/:id/refuse malformed 401 403 403 403 403 403 400 400 403 403 401 401
    POST /admin/consents/cotton/:id/withdraw own 401 403 403 403 403 403 200 200 403 403 401 401
    POST /admin/consents/cotton/:id/withdraw other 401 403 403 403 403 403 404 404 403 403 401 401
    POST /admin/consents/cotton/:id/withdraw missing 401 403 403 403 403 403 404 404 403 403 401 401
    POST /admin/consents/cotton/:id/withdraw malformed 401 403 403 403 403 403 400 400 403 403 401 401
`;

export const identityConsentRows = `    GET /admin/consents/identity - 401 403 403 403 403 403 200 200 200 200 401 401
    GET /admin/waiting/identity-consents - 401 403 403 403 403 403 200 403 403 403 401 401
    POST /admin/consents/identity/:id/grant own 401 403 403 403 403 403 403 403 403 403 401 401
    POST /admin/consents/identity/:id/grant other 401 403 403 403 403 403 200 403 403 403 401 401
    POST /admin/consents/identity/:id/grant missing 401 403 403 403 403 403 404 403 403 403 401 401
    POST /admin/consents/identity/:id/grant malformed 401 403 403 403 403 403 400 403 403 403 401 401
    POST /admin/consents/identity/:id/refuse own 401 403 403 403 403 403 403 403 403 403 401 401
    POST /admin/consents/identity/:id/refuse other 401 403 403 403 403 403 200 403 403 403 401 401
    POST /admin/consents/identity/:id/refuse missing 401 403 403 403 403 403 404 403 403 403 401 401
    POST /admin/consents/identity/:id/refuse malformed 401 403 403 403 403 403 400 403 403 403 401 401
    POST /admin/consents/identity/:id/withdraw own 401 403 403 403 403 403 200 403 403 403 401 401
    POST /admin/consents/identity/:id/withdraw other 401 403 403 403 403 403 404 403 403 403 401 401
    POST /admin/consents/identity/:id/withdraw missing 401 403 403 403 403 403 404 403 403 403 401 401
    POST /admin/consents/identity/:id/withdraw malformed 401 403 403 403 403 403 400 403 403 403 401 401
`;

const decided = (endpoint: Endpoint, make: (scene: Scene, asker: string) => Promise<string>, body?: object): InputFor =>
  when(endpoint, async (scene) => ({
    params: { id: await idIn(scene, (owner) => make(scene, owner.memberId)) },
    ...(body && { body }),
  }));
const inCommission = ({ have }: Scene, asker: string) => have.earningsConsent(asker);
const inNetwork = ({ have }: Scene, asker: string) => have.reversalConsent(asker);
const inCotton = ({ have }: Scene, asker: string) => have.returnConsent(asker);
const inIdentity = ({ have }: Scene, asker: string) => have.ruleConsent(asker);
const reason = { reason: 'Too much.' };

export const commissionConsentInputs: readonly InputFor[] = [
  when(commissionConsents),
  when(waitingCommissionConsents),
  decided(grantCommissionConsent, inCommission),
  decided(refuseCommissionConsent, inCommission, reason),
  decided(withdrawCommissionConsent, inCommission),
];

export const networkConsentInputs: readonly InputFor[] = [
  when(networkConsents),
  when(waitingNetworkConsents),
  decided(grantNetworkConsent, inNetwork),
  decided(refuseNetworkConsent, inNetwork, reason),
  decided(withdrawNetworkConsent, inNetwork),
];

export const cottonConsentInputs: readonly InputFor[] = [
  when(cottonConsents),
  when(waitingCottonConsents),
  decided(grantCottonConsent, inCotton),
  decided(refuseCottonConsent, inCotton, reason),
  decided(withdrawCottonConsent, inCotton),
];

export const identityConsentInputs: readonly InputFor[] = [
  when(identityConsents),
  when(waitingIdentityConsents),
  decided(grantIdentityConsent, inIdentity),
  decided(refuseIdentityConsent, inIdentity, reason),
  decided(withdrawIdentityConsent, inIdentity),
];
