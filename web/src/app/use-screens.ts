import type { IconName } from '../components/ui/icon.js';
import { documentMessages } from '../features/documents/messages.js';
import { seeingMembers } from '../lib/auth/desk-permissions.js';
import { useAuth } from '../lib/auth/use-auth.js';
import { useDesk } from '../lib/auth/use-desk.js';
import { useText } from '../lib/i18n/use-text.js';
import { appMessages } from './messages.js';
import { tabMessages } from './tab-messages.js';

export interface Screen {
  readonly to: string;
  readonly icon: IconName;
  readonly text: string;
  readonly words?: string;
}

export function useScreens(): readonly Screen[] {
  const t = useText(appMessages);
  const documents = useText(documentMessages);
  const tabs = useText(tabMessages);
  const { isHead } = useAuth();
  const { isStaff, may } = useDesk();
  const isMember = !isHead && !isStaff;
  const all: readonly (readonly [isOpen: boolean, to: string, icon: IconName, text: string])[] = [
    [true, '/profile', 'user', t('profile')],
    [true, '/change-password', 'key', t('changePassword')],
    [!isStaff || may(...seeingMembers), '/network', 'levels', t('memberLevel')],
    [isMember, '/wallet', 'rupee', tabs('wallet')],
    [isMember, '/cotton', 'cotton', tabs('cotton')],
    [isHead, '/adduser', 'network', t('network')],
    [isMember, '/documents', 'document', documents('title')],
  ];
  return all.flatMap(([isOpen, to, icon, text]) => (isOpen ? [{ to, icon, text }] : []));
}
