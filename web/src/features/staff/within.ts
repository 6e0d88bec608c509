import type { RoleView } from '@deepam/contracts';
import type { Desk } from '../../lib/auth/use-desk.js';

/** A role must not include a permission that its giver lacks: the server rejects it. */
export const isWithin = ({ may }: Pick<Desk, 'may'>, role: Pick<RoleView, 'permissions'> | undefined): boolean =>
  role === undefined || role.permissions.every((permission) => may(permission));
