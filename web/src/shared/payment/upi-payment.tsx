import { useQuery } from '@tanstack/react-query';
import { useState, useEffect } from 'react';
import { formatRupees } from '../../lib/format/money.js';
import { serverWords } from '../../lib/i18n/server-words.js';
import { useText } from '../../lib/i18n/use-text.js';
import { ButtonAnchor } from '../../components/ui/button.js';
import { CopyButton } from '../../components/ui/copy-button.js';
import { MoneyText } from '../../components/ui/money-text.js';
import { Skeleton } from '../../components/ui/states.js';
import { paymentMessages } from './payment-messages.js';
import { appLinks, isApplePhone } from './upi-apps.js';
import styles from './upi-payment.module.css';
import { retryImport } from '../../lib/retry-import.js';

export interface UpiRequest {
  readonly upiUrl: string;
  readonly txnid: string;
  readonly amount: number;
  readonly message: string;
}

/** The limit of payments by a code from the gallery is in rupees (source: NPCI). */
const galleryLimit = 2_000;

/** A phone opens its own app before it offers the code. */
const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches;

export function UpiPayment({ title, request }: { title: string; request: UpiRequest }) {
  const t = useText(paymentMessages);
  const { upiUrl, txnid, amount, message } = request;
  const [onPhone] = useState(isPhone);
  const [onApple] = useState(() => isApplePhone(navigator));
  const links = onApple
    ? [...appLinks(upiUrl), { app: t('otherApp'), href: upiUrl }]
    : [{ app: t('pay', { amount: formatRupees(amount) }), href: upiUrl }];
  const { onAway } = useBackFromApp();
  const [isQrOpen, setQrOpen] = useState(!onPhone);
  const qr = useQuery({
    queryKey: ['upi-qr', upiUrl],
    queryFn: () => upiQr(upiUrl),
    staleTime: Infinity,
    enabled: isQrOpen,
  });
  const asked = new URLSearchParams(upiUrl.slice(upiUrl.indexOf('?')));
  const rows: [name: string, value: string | null, shown?: string][] = [
    [t('payee'), asked.get('pn')],
    [t('upiId'), asked.get('pa')],
    [t('amount'), String(amount), formatRupees(amount)],
    [t('txnid'), txnid],
  ];

  return (
    <div className={styles.payment}>
      <p className={styles.title}>{title}</p>
      <p className={styles.amount}>
        <MoneyText rupees={amount} />
      </p>
      {onPhone && (
        <>
          {onApple && <p>{t('payWith', { amount: formatRupees(amount) })}</p>}
          {links.map(({ app, href }) => (
            <ButtonAnchor key={href} href={href} wide onClick={(event) => onAway(event.currentTarget)}>
              {app}
            </ButtonAnchor>
          ))}
          <p className={styles.hint}>{t('afterwards')}</p>
          <p className={styles.hint}>{t('linkRefused')}</p>
        </>
      )}
      <details className={styles.qr} open={isQrOpen} onToggle={(event) => setQrOpen(event.currentTarget.open)}>
        <summary>{t('otherPhone')}</summary>
        {qr.data === undefined ? (
          <Skeleton width="212px" height="212px" />
        ) : (
          <>
            <img src={qr.data} alt={t('qrAlt', { amount: formatRupees(amount) })} />
            <p className={styles.hint}>{serverWords(message, t('qrHint'))}</p>
            <ButtonAnchor href={qr.data} download={`upi-${txnid}.jpg`} variant="secondary" size="small">
              {t('saveQr')}
            </ButtonAnchor>
            {amount > galleryLimit && (
              <p className={styles.hint}>{t('galleryLimit', { limit: formatRupees(galleryLimit) })}</p>
            )}
          </>
        )}
      </details>
      <dl className={styles.rows}>
        {rows.map(
          ([name, value, shown]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {value === txnid ? <code>{value}</code> : (shown ?? value)}
                  <CopyButton value={value} what={name} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

async function upiQr(upiUrl: string): Promise<string> {
  const { default: qrcode } = await retryImport(() => import('qrcode'));
  return qrcode.toDataURL(upiUrl, {
    type: 'image/jpeg',
    rendererOpts: { quality: 0.8 },
    margin: 3,
    scale: 4,
    color: { dark: '#000000', light: '#ffffff' },
  });
}

/** The proof field is in view and focused after the return from the UPI app. */
function useBackFromApp(): { onAway: (link: Element) => void } {
  const [link, setLink] = useState<Element | null>(null);
  useEffect(() => {
    if (link === null) return;
    const goOn = () => {
      if (document.visibilityState !== 'visible') return;
      setLink(null);
      const field = link.closest('form')?.querySelector<HTMLElement>('[type=file]');
      field?.focus({ preventScroll: true });
      field?.parentElement?.scrollIntoView({ block: 'center' });
    };
    document.addEventListener('visibilitychange', goOn);
    return () => document.removeEventListener('visibilitychange', goOn);
  }, [link]);
  return { onAway: setLink };
}
