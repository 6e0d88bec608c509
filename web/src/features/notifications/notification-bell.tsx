import { useEffect, useId, useRef, useState, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../components/ui/icon.js';
import { formatCount } from '../../lib/format/money.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useLatestUnread } from './api.js';
import styles from './notification-bell.module.css';
import { notificationMessages } from './notification-messages.js';
import type { OffersPayout } from './credits/credit-sheet.js';
import { LatestNotifications } from './components/latest-notifications.js';
import { useChangeFeed } from './use-change-feed.js';
import { useAuth } from '../../lib/auth/use-auth.js';
import { lazyPart } from '../../lib/retry-import.js';
import { useStorePart } from '../../lib/store.js';
import { sheetAbove } from '../../lib/toast.js';
import { closeCredits, shownCredits } from './credits/credits.js';
import { useCreditVoice } from './credits/use-credit-voice.js';
import { followVoiceChoice } from './credits/voice-choice.js';

const CreditSheet = lazyPart(() => import('./credits/credit-sheet.js'));

function useCreditSheet(offersPayout: OffersPayout): void {
  const { memberId } = useAuth();
  useCreditVoice(memberId);
  useEffect(() => (memberId === null ? undefined : followVoiceChoice(memberId)), [memberId]);
  // The next account must not see these credits.
  useEffect(() => closeCredits, [memberId]);

  const isShown = useStorePart(shownCredits, (shown) => shown !== null);
  useEffect(() => {
    if (!isShown) return;
    sheetAbove.set(
      <Suspense fallback={null}>
        <CreditSheet offersPayout={offersPayout} />
      </Suspense>,
    );
    return () => sheetAbove.set(null);
  }, [isShown, offersPayout]);
}

/** The spoken number equals the shown one. */
const badge = (count: number): string => (count > 99 ? '99+' : formatCount(count));

interface Props {
  toolClass: string;
  offersPayout: OffersPayout;
}

export default function NotificationBell({ toolClass, offersPayout }: Props) {
  const t = useText(notificationMessages);
  const panelId = useId();
  const place = useLocation().key;
  const [openAt, setOpenAt] = useState<string | null>(null);
  const bell = useRef<HTMLButtonElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const latest = useLatestUnread();
  useChangeFeed();
  useCreditSheet(offersPayout);
  const open = openAt === place;
  const unread = latest.data?.total ?? 0;

  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: PointerEvent) => {
      if (!around.current?.contains(target as Node)) setOpenAt(null);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  return (
    <div
      ref={around}
      className={styles.around}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        setOpenAt(null);
        bell.current?.focus();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null && !around.current?.contains(relatedTarget)) setOpenAt(null);
      }}
    >
      <button
        ref={bell}
        type="button"
        className={toolClass}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-label={unread === 0 ? t('bell') : t('bellUnread', { count: badge(unread) })}
        onClick={() => setOpenAt(open ? null : place)}
      >
        <Icon name="bell" size={22} />
        {unread > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {badge(unread)}
          </span>
        )}
      </button>
      {open && <LatestNotifications id={panelId} latest={latest} onLeave={() => setOpenAt(null)} />}
    </div>
  );
}
