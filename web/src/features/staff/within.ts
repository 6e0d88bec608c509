import type { RoleView } from '@deepam/contracts';
import type { Desk } from '../../lib/auth/use-desk.js';

/** Whether a role includes nothing that its giver has not: the server refuses all others. */
export const isWithin = ({ may }: Pick<Desk, 'may'>, role: Pick<RoleView, 'permissions'> | undefined): boolean =>
  role === undefined || role.permissions.every((permission) => may(permission));
