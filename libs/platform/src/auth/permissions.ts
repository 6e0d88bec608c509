import type { Permission } from '@deepam/contracts';
import type { Caller } from './caller.js';

type Rights = Pick<Caller, 'isHead' | 'permissions'>;

/** Staff without remaining permissions count, too; the head does not. */
export const isStaff = ({ isHead, permissions }: Rights): boolean => !isHead && permissions !== undefined;

export const isOfCompany = (rights: Rights): boolean => rights.isHead || isStaff(rights);

export const may = ({ isHead, permissions = [] }: Rights, ...needed: readonly Permission[]): boolean =>
  isHead || needed.some((permission) => permissions.includes(permission));
