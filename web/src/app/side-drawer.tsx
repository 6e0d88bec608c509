import { Link, NavLink } from 'react-router-dom';
import { accountsMessages } from '../shared/accounts/messages.js';
import { Avatar } from '../components/ui/avatar.js';
import { Icon } from '../components/ui/icon.js';
import { IconButton } from '../components/ui/icon-button.js';
import { useModal } from '../components/ui/use-modal.js';
import { useAccount } from '../lib/auth/account.js';
import { useAuth } from '../lib/auth/use-auth.js';
import { useDesk } from '../lib/auth/use-desk.js';
import { useText } from '../lib/i18n/use-text.js';
import { useMembership } from '../lib/network/membership.js';
import { appMessages } from './messages.js';
import styles from './side-drawer.module.css';
import { useScreens } from './use-screens.js';

export default function SideDrawer({ onClose }: { onClose: () => void }) {
  const t = useText(appMessages);
  const say = useText(accountsMessages);
  const { isHead, logout } = useAuth();
  const { isStaff } = useDesk();
  const screens = useScreens();
  const { data: place } = useMembership(!isStaff);
  const { data: account } = useAccount(isStaff);
  const name = place?.name ?? account?.name;

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
          {screens.map(({ to, icon, text }) => (
            <li key={to}>
              <NavLink to={to} end className={styles.entry} onClick={onClose}>
                <Icon name={icon} />
                {text}
              </NavLink>
            </li>
          ))}
          {!isStaff && !isHead && (
            <li>
              <Link to="/profile#accounts" className={styles.entry} onClick={onClose}>
                <Icon name="rotate" />
                {say('title')}
              </Link>
            </li>
          )}
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
