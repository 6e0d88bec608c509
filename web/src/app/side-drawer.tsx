import { Drawer } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Drawer.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/UnstyledButton.css';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Avatar } from '../components/avatar.js';
import { Icon, type IconName } from '../components/icon.js';
import { broadcastMessages } from '../features/broadcast/messages.js';
import { scheduleMessages } from '../features/commission-schedule/messages.js';
import { useAuth } from '../lib/auth/use-auth.js';
import { useText } from '../lib/i18n/use-text.js';
import { useMembership } from '../lib/network/membership.js';
import { MembersTheme } from './members-theme.js';
import { appMessages } from './messages.js';
import styles from './side-drawer.module.css';

/** The side drawer of those who are logged in: who they are, and where they can go. */
export default function SideDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText(appMessages);
  const schedule = useText(scheduleMessages);
  const broadcast = useText(broadcastMessages);
  const { isHead, logout } = useAuth();
  const { data: me } = useMembership(opened);

  const entry = (to: string, icon: IconName, text: string): ReactNode => (
    <li>
      <NavLink to={to} end className={styles.entry} onClick={onClose}>
        <Icon name={icon} />
        {text}
      </NavLink>
    </li>
  );

  return (
    <MembersTheme>
      <Drawer.Root opened={opened} onClose={onClose} position="right" size="min(320px, 88vw)">
        <Drawer.Overlay />
        <Drawer.Content aria-label={t('account')}>
          <div className={styles.person}>
            <Drawer.CloseButton className={styles.close} aria-label={t('closeMenu')} />
            <Avatar name={me?.name ?? ' '} image={me?.image ?? null} size={72} />
            <p className={styles.name}>{me?.name ?? '…'}</p>
            <p className={styles.code} title={t('referralCode')}>
              {me?.referralCode ?? '…'}
            </p>
          </div>
          <nav aria-label={t('account')}>
            <ul className={styles.entries}>
              {entry('/profile', 'user', t('profile'))}
              {entry('/change-password', 'key', t('changePassword'))}
              {entry('/network', 'levels', t('memberLevel'))}
              {isHead && entry('/adduser', 'network', t('network'))}
              {isHead && entry('/commission-schedule', 'rupee', schedule('title'))}
              {isHead && entry('/broadcast', 'send', broadcast('title'))}
              <li>
                <button type="button" className={styles.entry} onClick={() => void logout()}>
                  <Icon name="sign-out" />
                  {t('signOut')}
                </button>
              </li>
            </ul>
          </nav>
        </Drawer.Content>
      </Drawer.Root>
    </MembersTheme>
  );
}
