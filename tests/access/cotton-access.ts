import {
  addCottonLoss,
  addCottonPurchase,
  correctCottonMovement,
  cottonMovements,
  cottonMovementsCsv,
  cottonOrder,
  cottonOrders,
  cottonPassbook,
  cottonStock,
  decideCottonOrder,
  decideReturn,
  markCottonSent,
  networkCottonOrders,
  networkCottonOrdersCsv,
  requestCotton,
  requestReturn,
  waitingCotton,
} from '@deepam/contracts';
import { cottonWorkInputs, cottonWorkRows } from './bulk-work-access.js';
import { cottonApprovalInputs, cottonApprovalRows } from './approvals-access.js';
import { idIn, when, type ServiceAccess } from './scene.js';

export const cottonAccess: ServiceAccess = {
  table: `
    # call                                 target     nobody  unapproved  planless  Bronze  Silver  Gold  head  clerk  cashier  reader  deleted  revoked
    POST /member/cotton/request            -          401     403         403       201     201     201   403   403    403      403     401      401
    GET /member/cotton/orders              -          401     200         200       200     200     200   200   403    403      403     401      401
    GET /member/cotton/orders/:id          own        401     -           -         200     200     200   -     -      -        -       -        401
    GET /member/cotton/orders/:id          other      401     404         404       404     404     404   200   200    200      200     401      401
    GET /member/cotton/orders/:id          missing    401     404         404       404     404     404   404   404    404      404     401      401
    GET /member/cotton/orders/:id          malformed  401     400         400       400     400     400   400   400    400      400     401      401
    GET /member/cotton/passbook            -          401     200         200       200     200     200   200   403    403      403     401      401
    PUT /member/cotton/orders/:id/sent     own        401     -           -         403     403     403   -     -      -        -       -        401
    PUT /member/cotton/orders/:id/sent     other      401     403         403       403     403     403   200   200    403      403     401      401
    PUT /member/cotton/orders/:id/sent     missing    401     403         403       403     403     403   404   404    403      403     401      401
    PUT /member/cotton/orders/:id/sent     malformed  401     403         403       403     403     403   400   400    403      403     401      401
    GET /member/cotton/network-orders      -          401     403         403       403     403     403   200   200    200      200     401      401
    GET /member/cotton/network-orders.csv  -          401     403         403       403     403     403   200   403    403      403     401      401
    GET /admin/waiting/cotton              -          401     403         403       403     403     403   200   200    200      200     401      401
    PUT /member/cotton/orders/:id          own        401     -           -         403     403     403   -     -      -        -       -        401
    PUT /member/cotton/orders/:id          other      401     403         403       403     403     403   200   200    403      403     401      401
    PUT /member/cotton/orders/:id          missing    401     403         403       403     403     403   404   404    403      403     401      401
    PUT /member/cotton/orders/:id          malformed  401     403         403       403     403     403   400   400    403      403     401      401
    POST /member/cotton/orders/:id/return  own        401     -           -         201     201     201   -     -      -        -       -        401
    POST /member/cotton/orders/:id/return  other      401     404         404       404     404     404   404   403    403      403     401      401
    POST /member/cotton/orders/:id/return  missing    401     404         404       404     404     404   404   403    403      403     401      401
    POST /member/cotton/orders/:id/return  malformed  401     400         400       400     400     400   400   403    403      403     401      401
    PUT /member/cotton/orders/:id/return   own        401     -           -         403     403     403   -     -      -        -       -        401
    PUT /member/cotton/orders/:id/return   other      401     403         403       403     403     403   200   200    403      403     401      401
    PUT /member/cotton/orders/:id/return   missing    401     403         403       403     403     403   404   404    403      403     401      401
    PUT /member/cotton/orders/:id/return   malformed  401     403         403       403     403     403   400   400    403      403     401      401
    GET /admin/cotton-stock                -          401  403  403  403  403  403  200  200  200  200  401  401
    GET /admin/cotton-stock/movements      -          401  403  403  403  403  403  200  200  200  200  401  401
    GET /admin/cotton-stock/movements.csv  -          401  403  403  403  403  403  200  403  403  403  401  401
    POST /admin/cotton-stock/purchases     -          401  403  403  403  403  403  201  403  403  403  401  401
    POST /admin/cotton-stock/losses        -          401  403  403  403  403  403  201  403  403  403  401  401
    POST /admin/cotton-stock/movements/:id/correction  own        401  403  403  403  403  403  201  403  403  403  401  401
    POST /admin/cotton-stock/movements/:id/correction  other      401  403  403  403  403  403  201  403  403  403  401  401
    POST /admin/cotton-stock/movements/:id/correction  missing    401  403  403  403  403  403  404  403  403  403  401  401
    POST /admin/cotton-stock/movements/:id/correction  malformed  401  403  403  403  403  403  400  403  403  403  401  401
${cottonWorkRows}${cottonApprovalRows}  `,
  inputs: [
    ...cottonWorkInputs,
    ...cottonApprovalInputs,
    when(requestCotton, ({ have }) => ({
      body: { quantity: 1, address: 'Satara, Maharashtra 415001' },
      files: { paymentProof: have.picture },
    })),
    when(cottonOrders),
    when(cottonOrder, async (scene) => ({
      params: { id: await idIn(scene, (owner) => scene.have.order(owner)) },
    })),
    when(cottonPassbook),
    when(markCottonSent, async (scene) => ({
      params: { id: await idIn(scene, (owner) => scene.have.approvedOrder(owner)) },
      body: { parcelNo: 'EM123456789IN' },
    })),
    when(networkCottonOrders),
    when(networkCottonOrdersCsv),
    when(waitingCotton),
    when(decideCottonOrder, async (scene) => ({
      params: { id: await idIn(scene, (owner) => scene.have.order(owner)) },
      body: { status: 'Approved' },
    })),
    when(cottonStock),
    when(cottonMovements),
    when(cottonMovementsCsv),
    when(addCottonPurchase, () => ({ body: { kg: 2.5, day: '2026-01-05', supplier: 'Khandesh Ginning' } })),
    when(addCottonLoss, () => ({ body: { kind: 'lost', kg: 0.5, day: '2026-01-05', reason: 'Damp' } })),
    when(correctCottonMovement, async (scene) => ({
      params: { id: await idIn(scene, () => scene.have.cottonPurchase()) },
      body: { reason: 'Typed twice' },
    })),
    when(requestReturn, async (scene) => ({
      params: { id: await idIn(scene, (owner) => scene.have.deliveredOrder(owner)) },
    })),
    when(decideReturn, async (scene) => ({
      params: { id: await idIn(scene, (owner) => scene.have.orderWithReturn(owner)) },
      body: { status: 'Approved' },
      files: { adminImage: scene.have.picture },
    })),
  ],
};
