import type { RoleView } from '@deepam/contracts';
import type { Translate } from '../../lib/i18n/messages.js';
import type { staffMessages } from '../../shared/members/staff-messages.js';

export type StaffText = Translate<(typeof staffMessages)['english']>;

const builtIn = {
  clerk: 'clerk',
  cashier: 'cashier',
  dispatch: 'dispatcher',
  accountant: 'accountant',
  reader: 'reader',
} as const;
const isBuiltIn = (id: string): id is keyof typeof builtIn => id in builtIn;

export const roleName = (t: StaffText, { _id, name }: Pick<RoleView, '_id' | 'name'>): string =>
  isBuiltIn(_id) ? t(builtIn[_id]) : name;
