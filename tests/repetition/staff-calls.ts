import {
  addRole,
  addStaff,
  changeRole,
  changeStaffRole,
  deleteRole,
  disableStaff,
  enableStaff,
} from '@deepam/contracts';
import { freshMobile } from '@deepam/testing';
import { missingId } from '../access/scene.js';
import type { AnyInput } from '../world/call-any.js';
import { countIn, repeated, withBody, type RepeatedCall } from './repeated-call.js';

const role = () => ({ name: `Role ${freshMobile()}`, permissions: ['read'] });
const ofNobody = (input: AnyInput): AnyInput => ({ ...input, params: { id: missingId } });

export const staffCalls: readonly RepeatedCall[] = [
  repeated(addRole, {
    as: 'head',
    input: () => ({ body: role() }),
    effects: countIn('identity', 'roles'),
    other: withBody({ name: 'Another' }),
  }),
  repeated(changeRole, {
    as: 'head',
    input: async ({ have }) => ({ params: { id: await have.role() }, body: role() }),
    effects: null,
    other: withBody({ name: 'Another' }),
  }),
  repeated(deleteRole, {
    as: 'head',
    input: async ({ have }) => ({ params: { id: await have.role() } }),
    effects: countIn('identity', 'roles'),
    by: -1,
    other: ofNobody,
  }),
  repeated(addStaff, {
    as: 'head',
    input: () => ({ body: { name: 'Meena Joshi', mobile: freshMobile(), roleId: 'reader' } }),
    effects: countIn('identity', 'accounts'),
    other: withBody({ name: 'Asha Joshi' }),
    answersOnce: true,
  }),
  repeated(changeStaffRole, {
    as: 'head',
    input: async ({ have }) => ({ params: { id: await have.staff() }, body: { roleId: 'dispatch' } }),
    effects: null,
    other: withBody({ roleId: 'clerk' }),
  }),
  ...[disableStaff, enableStaff].map((endpoint) =>
    repeated(endpoint, {
      as: 'head',
      input: async ({ have }) => ({ params: { id: await have.staff(endpoint === enableStaff) } }),
      effects: null,
      other: ofNobody,
    }),
  ),
];
