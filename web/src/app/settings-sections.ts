import type { Permission } from '@deepam/contracts';
import type { IconName } from '../components/ui/icon.js';
import { seeingTaxRates } from '../lib/auth/desk-permissions.js';

export const settingsSections = [
  {
    section: 'business',
    name: 'business',
    words: 'business.words',
    icon: 'document',
    needs: ['schedule', 'reports', 'read'],
  },
  { section: 'rates', name: 'rates', words: 'rates.words', icon: 'percent', needs: ['schedule', 'read'] },
  { section: 'tds', name: 'tdsRates', words: 'tdsRates.words', icon: 'receipt', needs: seeingTaxRates },
  { section: 'staff', name: 'staff', words: 'staff.words', icon: 'user', needs: ['manage-staff'] },
  { section: 'security', name: 'security', words: 'security.words', icon: 'key', needs: ['manage-members'] },
] as const satisfies readonly {
  readonly section: string;
  readonly name: string;
  readonly words: string;
  readonly icon: IconName;
  readonly needs: readonly Permission[];
}[];

export type SettingsSection = (typeof settingsSections)[number]['section'];
