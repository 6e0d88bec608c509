import { Link } from 'react-router-dom';
import { Icon } from '../../../components/ui/icon.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { walletMessages } from '../wallet-messages.js';
import type { WalletNotice } from '../wallet-view.js';
import styles from './wallet.module.css';

interface Props {
  notices: readonly WalletNotice[];
  onPayouts?: () => void;
  onLeave?: () => void;
}

export function WalletNotices({ notices, onPayouts, onLeave }: Props) {
  const t = useText(walletMessages);
  if (notices.length === 0) return null;
  return (
    <ul className={styles.notices}>
      {notices.map((notice) => (
        <li key={notice.kind} className={styles.notice}>
          <Icon name="alert" />
          <div>{content(notice)}</div>
        </li>
      ))}
    </ul>
  );

  function content(notice: WalletNotice) {
    switch (notice.kind) {
      case 'suspended':
        return noticeOf(t('suspended'), '/contact', t('contact'));
      case 'belowZero':
        return noticeOf(t('belowZero', { amount: formatRupees(notice.amount) }), '/statement', t('statement'));
      case 'tooLittle':
        return <p>{t('tooLittle')}</p>;
      case 'bankMissing':
        return noticeOf(t('bankMissing'), '/profile?field=bankAccountNo', t('addBank'));
      case 'bankHeld':
        return noticeOf(
          t('bankHeld', { moment: formatDateTime(notice.until) }),
          '/profile?field=bankAccountNo',
          t('checkBank'),
        );
      case 'consentWithdrawn':
        return noticeOf(t('consentWithdrawn'), '/profile', t('toProfile'));
      case 'waiting':
        return (
          <>
            <p>{t('waiting', { amount: formatRupees(notice.amount) })}</p>
            {onPayouts !== undefined && (
              <button type="button" className={styles.mend} aria-haspopup="dialog" onClick={onPayouts}>
                {t('payouts')}
              </button>
            )}
          </>
        );
    }
  }

  function noticeOf(text: string, to: string, way: string) {
    return (
      <>
        <p>{text}</p>
        <Link to={to} className={styles.mend} onClick={onLeave}>
          {way}
        </Link>
      </>
    );
  }
}
