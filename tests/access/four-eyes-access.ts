import {
  commissionConsents,
  grantCommissionConsent,
  grantNetworkConsent,
  networkConsents,
  refuseCommissionConsent,
  refuseNetworkConsent,
  waitingCommissionConsents,
  waitingNetworkConsents,
  withdrawCommissionConsent,
  withdrawNetworkConsent,
  type Endpoint,
} from '@deepam/contracts';
import { idIn, when, type InputFor, type Scene } from './scene.js';

/** Own: what the caller has asked for. At commission it adds earnings, at network it reverses a sale that no member gave back. */
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

const decided = (endpoint: Endpoint, make: (scene: Scene, asker: string) => Promise<string>, body?: object): InputFor =>
  when(endpoint, async (scene) => ({
    params: { id: await idIn(scene, (owner) => make(scene, owner.memberId)) },
    ...(body && { body }),
  }));
const inCommission = ({ have }: Scene, asker: string) => have.earningsConsent(asker);
const inNetwork = ({ have }: Scene, asker: string) => have.reversalConsent(asker);
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
