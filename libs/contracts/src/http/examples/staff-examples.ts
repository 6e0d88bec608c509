import * as staff from '../staff-endpoints.js';
import { exampleOf, ids, moment } from './example.js';

const role = { _id: ids.posting, name: 'Godown', permissions: ['dispatch' as const], isBuiltIn: false, people: 1 };
const person = {
  _id: ids.member,
  name: 'Meena Joshi',
  mobile: '9876543210',
  roleId: 'clerk',
  addedAt: moment,
  isDisabled: false,
};
const { name, permissions } = role;

export const staffExamples = [
  exampleOf(staff.listRoles, { response: [role] }),
  exampleOf(staff.addRole, { request: { name, permissions }, response: { role: { ...role, people: 0 } } }),
  exampleOf(staff.changeRole, { request: { name, permissions }, response: { role } }),
  exampleOf(staff.deleteRole, { response: { message: 'The role is deleted.' } }),
  exampleOf(staff.listStaff, {
    response: [{ ...person, influences: [{ kind: 'made', by: 'Lakshmi Rao', at: moment }] }],
  }),
  exampleOf(staff.addStaff, {
    request: { name: person.name, mobile: person.mobile, roleId: person.roleId },
    response: { staff: person, temporaryPassword: '907 214 663 058', validUntil: moment },
  }),
  exampleOf(staff.changeStaffRole, {
    request: { roleId: 'cashier' },
    response: { staff: { ...person, roleId: 'cashier' } },
  }),
  exampleOf(staff.disableStaff, { response: { staff: { ...person, isDisabled: true } } }),
  exampleOf(staff.enableStaff, { response: { staff: person } }),
];
