import {
  requestCancellation,
  listCancellations,
  rejectCancellation,
  reverseSale,
  salesOfMember,
  withdrawCancellation,
} from '@deepam/contracts';
import { idIn, missingId, when, type InputFor, type Scene } from './scene.js';

/** Own: staff have bought nothing; members are rejected before the lookup. */
const saleIn = (scene: Scene, make: () => Promise<string>) => {
  const reaches = scene.role === 'head' || scene.role === 'clerk';
  return idIn(scene, (owner) => (reaches && owner !== scene.self ? make() : missingId));
};

export const reversalRows = `    GET /admin/members/:id/sales               own        401     403         403       403     403     403   200   404    404      404     401      401
    GET /admin/members/:id/sales               other      401     403         403       403     403     403   200   200    200      200     401      401
    GET /admin/members/:id/sales               missing    401     403         403       403     403     403   404   404    404      404     401      401
    GET /admin/members/:id/sales               malformed  401     403         403       403     403     403   400   400    400      400     401      401
    POST /admin/sales/:id/reverse              own        401     403         403       403     403     403   404   404    403      403     401      401
    POST /admin/sales/:id/reverse              other      401     403         403       403     403     403   200   403    403      403     401      401
    POST /admin/sales/:id/reverse              missing    401     403         403       403     403     403   404   404    403      403     401      401
    POST /admin/sales/:id/reverse              malformed  401     403         403       403     403     403   400   400    403      403     401      401
    GET /admin/plan-cancellations              -          401     403         403       403     403     403   200   200    200      200     401      401
    POST /admin/plan-cancellations/:id/reject  own        401     403         403       403     403     403   404   404    403      403     401      401
    POST /admin/plan-cancellations/:id/reject  other      401     403         403       403     403     403   200   200    403      403     401      401
    POST /admin/plan-cancellations/:id/reject  missing    401     403         403       403     403     403   404   404    403      403     401      401
    POST /admin/plan-cancellations/:id/reject  malformed  401     403         403       403     403     403   400   400    403      403     401      401
    POST /member/plan-cancellations            -          401     404         404       404     404     404   404   403    403      403     401      401
    DELETE /member/plan-cancellations/:id      own        401     404         404       404     404     404   404   403    403      403     401      401
    DELETE /member/plan-cancellations/:id      other      401     404         404       404     404     404   404   403    403      403     401      401
    DELETE /member/plan-cancellations/:id      missing    401     404         404       404     404     404   404   403    403      403     401      401
    DELETE /member/plan-cancellations/:id      malformed  401     400         400       400     400     400   400   403    403      403     401      401
`;

export const reversalInputs: readonly InputFor[] = [
  when(salesOfMember, async (scene) => ({ params: { id: await idIn(scene, (owner) => owner.memberId) } })),
  when(reverseSale, async (scene) => ({
    params: { id: await saleIn(scene, () => scene.have.sale()) },
    body: { kind: 'wrong-approval', note: 'No money came.' },
  })),
  when(listCancellations),
  when(rejectCancellation, async (scene) => ({
    params: { id: await saleIn(scene, () => scene.have.cancellation()) },
    body: { reason: 'The kit was used.' },
  })),
  when(requestCancellation, () => ({ body: { saleId: missingId } })),
  when(withdrawCancellation, async (scene) => ({
    params: { id: await idIn(scene, (owner) => (owner === scene.self ? missingId : scene.have.cancellation())) },
  })),
];
