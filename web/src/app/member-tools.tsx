import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { Icon } from '../components/ui/icon.js';
import { isAdding } from '../shared/accounts/adding.js';
import { useAuth } from '../lib/auth/use-auth.js';
import { useDesk } from '../lib/auth/use-desk.js';
import { useText } from '../lib/i18n/use-text.js';
import { appMessages } from './messages.js';
import { prepareDialogs } from '../lib/lazy-dialog.js';
import { retryImport, lazyPart } from '../lib/retry-import.js';

const PinSignInOffer = lazyPart(() => import('../shared/accounts/pin-sign-in-offer.js'));
const DeskSearch = lazyPart(() => import('./desk-search.js'));
const NotificationBell = lazyPart(() => import('../features/notifications/notification-bell.js'));
/** The component shares the wallet's chunk, because a further chunk would be listed for a first visit. */
const WithdrawNow = lazyPart(async () => ({ default: (await import('./wallet-route.js')).WithdrawNow }));
const SideDrawer = lazyPart(() => import('./side-drawer.js'));

const offersPayout = (sheet: ComponentProps<typeof WithdrawNow>) => <WithdrawNow {...sheet} />;

/** The page has the connection for itself for this time in milliseconds. */
const pageFirstMs = 5_000;

export default function MemberTools({ toolClass }: { toolClass: string }) {
  const t = useText(appMessages);
  const { isHead, memberId } = useAuth();
  const { isStaff } = useDesk();
  const [open, setOpen] = useState(false);
  const [wasAdded] = useState(isAdding);
  useEffect(() => {
    const timer = setTimeout(() => void prepareDialogs(), pageFirstMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const loading = retryImport(() => import('../lib/accounts/follow-pin-sign-in.js')).then(({ followPinSignIn }) =>
      followPinSignIn(),
    );
    // The handler is removed at unmount, otherwise a renewed token would be sealed during a switch.
    return () => void loading.then((end) => end()).catch(() => undefined);
  }, []);
  return (
    <>
      {(isHead || isStaff) && (
        <Suspense fallback={<span className={toolClass} />}>
          <DeskSearch toolClass={toolClass} />
        </Suspense>
      )}
      <Suspense fallback={<span className={toolClass} />}>
        <NotificationBell toolClass={toolClass} offersPayout={offersPayout} />
      </Suspense>
      <button
        type="button"
        className={toolClass}
        aria-label={t('account')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="user" size={22} />
      </button>
      {wasAdded && memberId !== null && !isHead && !isStaff && (
        <Suspense fallback={null}>
          <PinSignInOffer memberId={memberId} />
        </Suspense>
      )}
      {open && (
        <Suspense fallback={null}>
          <SideDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
