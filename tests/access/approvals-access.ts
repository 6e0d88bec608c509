import {
  commissionApprovals,
  cottonApprovals,
  approveCommissionRequest,
  approveCottonRequest,
  approveIdentityRequest,
  approveNetworkRequest,
  identityApprovals,
  networkApprovals,
  rejectCommissionRequest,
  rejectCottonRequest,
  rejectIdentityRequest,
  rejectNetworkRequest,
  waitingCommissionApprovals,
  waitingCottonApprovals,
  waitingIdentityApprovals,
  waitingNetworkApprovals,
  withdrawCommissionRequest,
  withdrawCottonRequest,
  withdrawIdentityRequest,
  withdrawNetworkRequest,
  type Endpoint,
} from '@deepam/contracts';
import { idIn, when, type InputFor, type Scene } from './scene.js';

/**
 * Own: the caller's own request. At commission it adds earnings, at network it reverses a sale, at cotton-order it
 * approves a deposit return, at identity it changes the rule on one Aadhaar.
 */
export const commissionApprovalRows = `    GET /admin/approvals/commission - 401 403 403 403 403 403 200 200 200 200 401 401
    GET /admin/waiting/commission-approvals - 401 403 403 403 403 403 200 403 200 403 401 401
    POST /admin/approvals/commission/:id/approve own 401 403 403 403 403 403 403 403 403 403 401 401
    POST /admin/approvals/commission/:id/approve other 401 403 403 403 403 403 200 403 403 403 401 401
    POST /admin/approvals/commission/:id/approve missing 401 403 403 403 403 403 404 403 404 403 401 401
    POST /admin/approvals/commission/:id/approve malformed 401 403 403 403 403 403 400 403 400 403 401 401
    POST /admin/approvals/commission/:id/reject own 401 403 403 403 403 403 403 403 403 403 401 401
    POST /admin/approvals/commission/:id/reject other 401 403 403 403 403 403 200 403 403 403 401 401
    POST /admin/approvals/commission/:id/reject missing 401 403 403 403 403 403 404 403 404 403 401 401
    POST /admin/approvals/commission/:id/reject malformed 401 403 403 403 403 403 400 403 400 403 401 401
    POST /admin/approvals/commission/:id/withdraw own 401 403 403 403 403 403 200 403 200 403 401 401
    POST /admin/approvals/commission/:id/withdraw other 401 403 403 403 403 403 404 403 404 403 401 401
    POST /admin/approvals/commission/:id/withdraw missing 401 403 403 403 403 403 404 403 404 403 401 401
    POST /admin/approvals/commission/:id/withdraw malformed 401 403 403 403 403 403 400 403 400 403 401 401
`;

export const networkApprovalRows = `    GET /admin/approvals/network - 401 403 403 403 403 403 200 200 200 200 401 401
    GET /admin/waiting/network-approvals - 401 403 403 403 403 403 200 200 403 403 401 401
    POST /admin/approvals/network/:id/approve own 401 403 403 403 403 403 403 403 403 403 401 401
    POST /admin/approvals/network/:id/approve other 401 403 403 403 403 403 200 403 403 403 401 401
    POST /admin/approvals/network/:id/approve missing 401 403 403 403 403 403 404 404 403 403 401 401
    POST /admin/approvals/network/:id/approve malformed 401 403 403 403 403 403 400 400 403 403 401 401
    POST /admin/approvals/network/:id/reject own 401 403 403 403 403 403 403 403 403 403 401 401
    POST /admin/approvals/network/:id/reject other 401 403 403 403 403 403 200 200 403 403 401 401
    POST /admin/approvals/network/:id/reject missing 401 403 403 403 403 403 404 404 403 403 401 401
    POST /admin/approvals/network/:id/reject malformed 401 403 403 403 403 403 400 400 403 403 401 401
    POST /admin/approvals/network/:id/withdraw own 401 403 403 403 403 403 200 200 403 403 401 401
    POST /admin/approvals/network/:id/withdraw other 401 403 403 403 403 403 404 404 403 403 401 401
    POST /admin/approvals/network/:id/withdraw missing 401 403 403 403 403 403 404 404 403 403 401 401
    POST /admin/approvals/network/:id/withdraw malformed 401 403 403 403 403 403 400 400 403 403 401 401
`;

export const cottonApprovalRows = `    GET /admin/approvals/cotton - 401 403 403 403 403 403 200 200 200 200 401 401
    GET /admin/waiting/cotton-approvals - 401 403 403 403 403 403 200 200 403 403 401 401
    POST /admin/approvals/cotton/:id/approve own 401 403 403 403 403 403 403 403 403 403 401 401
    POST /admin/approvals/cotton/:id/approve other 401 403 403 403 403 403 200 200 403 403 401 401
    POST /admin/approvals/cotton/:id/approve missing 401 403 403 403 403 403 404 404 403 403 401 401
    POST /admin/approvals/cotton/:id/approve malformed 401 403 403 403 403 403 400 400 403 403 401 401
    POST /admin/approvals/cotton/:id/reject own 401 403 403 403 403 403 403 403 403 403 401 401
    POST /admin/approvals/cotton/:id/reject other 401 403 403 403 403 403 200 200 403 403 401 401
    POST /admin/approvals/cotton/:id/reject missing 401 403 403 403 403 403 404 404 403 403 401 401
    POST /admin/approvals/cotton/:id/reject malformed 401 403 403 403 403 403 400 400 403 403 401 401
    POST /admin/approvals/cotton/:id/withdraw own 401 403 403 403 403 403 200 200 403 403 401 401
    POST /admin/approvals/cotton/:id/withdraw other 401 403 403 403 403 403 404 404 403 403 401 401
    POST /admin/approvals/cotton/:id/withdraw missing 401 403 403 403 403 403 404 404 403 403 401 401
    POST /admin/approvals/cotton/:id/withdraw malformed 401 403 403 403 403 403 400 400 403 403 401 401
`;

export const identityApprovalRows = `    GET /admin/approvals/identity - 401 403 403 403 403 403 200 200 200 200 401 401
    GET /admin/waiting/identity-approvals - 401 403 403 403 403 403 200 403 403 403 401 401
    POST /admin/approvals/identity/:id/approve own 401 403 403 403 403 403 403 403 403 403 401 401
    POST /admin/approvals/identity/:id/approve other 401 403 403 403 403 403 200 403 403 403 401 401
    POST /admin/approvals/identity/:id/approve missing 401 403 403 403 403 403 404 403 403 403 401 401
    POST /admin/approvals/identity/:id/approve malformed 401 403 403 403 403 403 400 403 403 403 401 401
    POST /admin/approvals/identity/:id/reject own 401 403 403 403 403 403 403 403 403 403 401 401
    POST /admin/approvals/identity/:id/reject other 401 403 403 403 403 403 200 403 403 403 401 401
    POST /admin/approvals/identity/:id/reject missing 401 403 403 403 403 403 404 403 403 403 401 401
    POST /admin/approvals/identity/:id/reject malformed 401 403 403 403 403 403 400 403 403 403 401 401
    POST /admin/approvals/identity/:id/withdraw own 401 403 403 403 403 403 200 403 403 403 401 401
    POST /admin/approvals/identity/:id/withdraw other 401 403 403 403 403 403 404 403 403 403 401 401
    POST /admin/approvals/identity/:id/withdraw missing 401 403 403 403 403 403 404 403 403 403 401 401
    POST /admin/approvals/identity/:id/withdraw malformed 401 403 403 403 403 403 400 403 403 403 401 401
`;

const decided = (
  endpoint: Endpoint,
  make: (scene: Scene, requester: string) => Promise<string>,
  body?: object,
): InputFor =>
  when(endpoint, async (scene) => ({
    params: { id: await idIn(scene, (owner) => make(scene, owner.memberId)) },
    ...(body && { body }),
  }));
const inCommission = ({ have }: Scene, requester: string) => have.earningsApproval(requester);
const inNetwork = ({ have }: Scene, requester: string) => have.reversalApproval(requester);
const inCotton = ({ have }: Scene, requester: string) => have.returnApproval(requester);
const inIdentity = ({ have }: Scene, requester: string) => have.ruleApproval(requester);
const reason = { reason: 'Too much.' };

export const commissionApprovalInputs: readonly InputFor[] = [
  when(commissionApprovals),
  when(waitingCommissionApprovals),
  decided(approveCommissionRequest, inCommission),
  decided(rejectCommissionRequest, inCommission, reason),
  decided(withdrawCommissionRequest, inCommission),
];

export const networkApprovalInputs: readonly InputFor[] = [
  when(networkApprovals),
  when(waitingNetworkApprovals),
  decided(approveNetworkRequest, inNetwork),
  decided(rejectNetworkRequest, inNetwork, reason),
  decided(withdrawNetworkRequest, inNetwork),
];

export const cottonApprovalInputs: readonly InputFor[] = [
  when(cottonApprovals),
  when(waitingCottonApprovals),
  decided(approveCottonRequest, inCotton),
  decided(rejectCottonRequest, inCotton, reason),
  decided(withdrawCottonRequest, inCotton),
];

export const identityApprovalInputs: readonly InputFor[] = [
  when(identityApprovals),
  when(waitingIdentityApprovals),
  decided(approveIdentityRequest, inIdentity),
  decided(rejectIdentityRequest, inIdentity, reason),
  decided(withdrawIdentityRequest, inIdentity),
];
