import {
  addRole,
  addStaff,
  changeRole,
  changeStaffRole,
  deleteRole,
  disableStaff,
  enableStaff,
  listRoles,
  listStaff,
} from '@deepam/contracts';
import { freshMobile } from '@deepam/testing';
import { idIn, missingId, when, type InputFor, type Scene } from './scene.js';

const role = () => ({ name: `Role ${freshMobile()}`, permissions: ['read'] });
const roleIn = (scene: Scene) =>
  idIn(scene, (owner) => {
    if (owner === scene.self) return 'clerk';
    return scene.role === 'head' ? scene.have.role() : missingId;
  });
const staffIn = (scene: Scene, isDisabled = false) =>
  idIn(scene, (owner) => {
    if (owner === scene.self) return owner.memberId;
    return scene.role === 'head' ? scene.have.staff(isDisabled) : missingId;
  });

export const staffRows = `    GET /admin/roles          -          401     403         403       403     403     403   200   403    403      403     401      401
    POST /admin/roles         -          401     403         403       403     403     403   201   403    403      403     401      401
    PUT /admin/roles/:id      own        401     403         403       403     403     403   409   403    403      403     401      401
    PUT /admin/roles/:id      other      401     403         403       403     403     403   200   403    403      403     401      401
    PUT /admin/roles/:id      missing    401     403         403       403     403     403   404   403    403      403     401      401
    PUT /admin/roles/:id      malformed  401     403         403       403     403     403   400   403    403      403     401      401
    DELETE /admin/roles/:id   own        401     403         403       403     403     403   409   403    403      403     401      401
    DELETE /admin/roles/:id   other      401     403         403       403     403     403   200   403    403      403     401      401
    DELETE /admin/roles/:id   missing    401     403         403       403     403     403   404   403    403      403     401      401
    DELETE /admin/roles/:id   malformed  401     403         403       403     403     403   400   403    403      403     401      401
    GET /admin/staff          -          401     403         403       403     403     403   200   403    403      403     401      401
    POST /admin/staff         -          401     403         403       403     403     403   201   403    403      403     401      401
    PUT /admin/staff/:id  own  401     403         403       403     403     403   404   403    403      403     401      401
    PUT /admin/staff/:id  other  401     403         403       403     403     403   200   403    403      403     401      401
    PUT /admin/staff/:id  missing  401     403         403       403     403     403   404   403    403      403     401      401
    PUT /admin/staff/:id  malformed  401     403         403       403     403     403   400   403    403      403     401      401
    POST /admin/staff/:id/disable  own  401     403         403       403     403     403   404   403    403      403     401      401
    POST /admin/staff/:id/disable  other  401     403         403       403     403     403   200   403    403      403     401      401
    POST /admin/staff/:id/disable  missing  401     403         403       403     403     403   404   403    403      403     401      401
    POST /admin/staff/:id/disable  malformed  401     403         403       403     403     403   400   403    403      403     401      401
    POST /admin/staff/:id/enable  own  401     403         403       403     403     403   404   403    403      403     401      401
    POST /admin/staff/:id/enable  other  401     403         403       403     403     403   200   403    403      403     401      401
    POST /admin/staff/:id/enable  missing  401     403         403       403     403     403   404   403    403      403     401      401
    POST /admin/staff/:id/enable  malformed  401     403         403       403     403     403   400   403    403      403     401      401
`;

export const staffInputs: readonly InputFor[] = [
  when(listRoles),
  when(addRole, () => ({ body: role() })),
  when(changeRole, async (scene) => ({ params: { id: await roleIn(scene) }, body: role() })),
  when(deleteRole, async (scene) => ({ params: { id: await roleIn(scene) } })),
  when(listStaff),
  when(addStaff, () => ({ body: { name: 'Meena Joshi', mobile: freshMobile(), roleId: 'reader' } })),
  when(changeStaffRole, async (scene) => ({ params: { id: await staffIn(scene) }, body: { roleId: 'dispatch' } })),
  when(disableStaff, async (scene) => ({ params: { id: await staffIn(scene) } })),
  when(enableStaff, async (scene) => ({ params: { id: await staffIn(scene, true) } })),
];
