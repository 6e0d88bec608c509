import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Avatar } from '../components/avatar.js';
import { Icon, type IconName } from '../components/icon.js';
import { IconButton } from '../components/icon-button.js';
import { useModal } from '../components/use-modal.js';
import { auditMessages } from '../features/audit/messages.js';
import { bankMessages } from '../features/bank/messages.js';
import { broadcastMessages } from '../features/broadcast/messages.js';
import { scheduleMessages } from '../features/commission-schedule/messages.js';
import { useAccount } from '../lib/auth/account.js';
import { staffMessages } from '../features/staff/messages.js';
import { useAuth } from '../lib/auth/use-auth.js';
import { seeingMembers } from '../lib/auth/desk-permissions.js';
import { useDesk } from '../lib/auth/use-desk.js';
import { useText } from '../lib/i18n/use-text.js';
import { useMembership } from '../lib/network/membership.js';
import { appMessages } from './messages.js';
import styles from './side-drawer.module.css';

/** The side drawer of those who are logged in: who they are, and where they can go. */
export default function SideDrawer({ onClose }: { onClose: () => void }) {
  const t = useText(appMessages);
  const schedule = useText(scheduleMessages);
  const bank = useText(bankMessages);
  const broadcast = useText(broadcastMessages);
  const staff = useText(staffMessages);
  const audit = useText(auditMessages);
  const { isHead, logout } = useAuth();
  const { isStaff, may } = useDesk();
  const { data: place } = useMembership(!isStaff);
  const { data: account } = useAccount(isStaff);
  const name = place?.name ?? account?.name;

  const entry = (to: string, icon: IconName, text: string): ReactNode => (
    <li>
      <NavLink to={to} end className={styles.entry} onClick={onClose}>
        <Icon name={icon} />
        {text}
      </NavLink>
    </li>
  );

  return (
    <dialog {...useModal(onClose)} className={styles.drawer} aria-label={t('account')}>
      <div className={styles.person}>
        <IconButton round icon="close" className={styles.close} label={t('closeMenu')} onClick={onClose} />
        <Avatar name={name ?? ' '} image={place?.image ?? null} size={72} />
        <p className={styles.name}>{name ?? '…'}</p>
        {!isStaff && (
          <p className={styles.code} title={t('referralCode')}>
            {place?.referralCode ?? '…'}
          </p>
        )}
      </div>
      <nav aria-label={t('account')}>
        <ul className={styles.entries}>
          {entry('/profile', 'user', t('profile'))}
          {entry('/change-password', 'key', t('changePassword'))}
          {(!isStaff || may(...seeingMembers)) && entry('/network', 'levels', t('memberLevel'))}
          {isHead && entry('/adduser', 'network', t('network'))}
          {may('decide-plans') && entry('/bank', 'rupee', bank('title'))}
          {may('schedule', 'read') && entry('/commission-schedule', 'rupee', schedule('title'))}
          {may('broadcast', 'read') && entry('/broadcast', 'send', broadcast('title'))}
          {may('manage-staff') && entry('/staff', 'network', staff('title'))}
          {may('reports') && entry('/audit', 'document', audit('title'))}
          <li>
            <button type="button" className={styles.entry} onClick={() => void logout()}>
              <Icon name="sign-out" />
              {t('signOut')}
            </button>
          </li>
        </ul>
      </nav>
    </dialog>
  );
}
