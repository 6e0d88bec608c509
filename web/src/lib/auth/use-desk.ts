import type { Permission } from '@deepam/contracts';
import { useStore } from '../store.js';
import { session } from './session.js';
import { permissionsIn } from './token-expiry.js';

export interface Desk {
  readonly isStaff: boolean;
  may(...needed: readonly Permission[]): boolean;
}

export function useDesk(): Desk {
  const now = useStore(session);
  const isHead = now.status === 'in' && now.isHead;
  const permissions = now.status === 'in' && !isHead ? permissionsIn(now.token) : null;
  return {
    isStaff: permissions !== null,
    may: (...needed) => isHead || needed.some((one) => permissions?.includes(one) === true),
  };
}
