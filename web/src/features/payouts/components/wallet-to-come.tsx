import { MoneyText } from '../../../components/ui/money-text.js';
import { Card } from '../../../components/ui/surface.js';
import { formatDate, formatDateTime, formatDay } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { payoutMessages } from '../messages.js';
import { walletMessages } from '../wallet-messages.js';
import type { WalletView } from '../wallet-view.js';
import styles from './wallet.module.css';

interface Props {
  view: WalletView;
  reserved: number;
}

export function WalletToCome({ view: { onHold, next, inTransfer, returned, lastPaid }, reserved }: Props) {
  const t = useText(walletMessages);
  const say = useText(payoutMessages);
  const unsent = [
    ['moneyInTransfer', inTransfer, 'ownInTransfer'],
    ['moneyReturned', returned, 'ownReturned'],
  ] as const;
  const asked = next.kind === 'waiting' ? next : null;
  return (
    <Card aria-labelledby="to-come">
      <h2 id="to-come" className={styles.title}>
        {t('whatWaits')}
      </h2>
      <dl className={styles.facts}>
        {onHold.length > 0 && (
          <div>
            <dt>{t('onHold')}</dt>
            {onHold.map(({ until, amount }) => (
              <dd key={until}>
                {until === null
                  ? t('holdLater', { amount: formatRupees(amount) })
                  : t('holdUntil', { amount: formatRupees(amount), day: formatDay(until) })}
              </dd>
            ))}
          </div>
        )}
        {reserved !== 0 && (
          <div>
            <dt>{t('reserved')}</dt>
            <dd>
              {asked === null ? (
                <MoneyText rupees={reserved} />
              ) : (
                t('reservedSince', { amount: formatRupees(reserved), day: formatDate(asked.since) })
              )}
            </dd>
          </div>
        )}
        {unsent.map(
          ([status, rupees, why]) =>
            rupees > 0 && (
              <div key={status}>
                <dt>{say(status)}</dt>
                <dd>
                  <MoneyText rupees={rupees} />
                </dd>
                <dd className={styles.soft}>{say(why)}</dd>
              </div>
            ),
        )}
        <div>
          <dt>{t('next')}</dt>
          <dd>{expected()}</dd>
          {lastPaid !== null && (
            <dd className={styles.soft}>
              {t('lastTime', { asked: formatDate(lastPaid.asked), paid: formatDay(lastPaid.paid) })}
            </dd>
          )}
        </div>
      </dl>
    </Card>
  );

  function expected(): string {
    if (next.kind === 'none') return t('nextNone');
    const amount = formatRupees(next.amount);
    if (next.kind === 'onHold') return t('nextOnHold', { amount, day: formatDay(next.until) });
    const isNamed = next.amount === reserved;
    if (next.notBefore === undefined) return isNamed ? t('nextDecided') : t('nextWaiting', { amount });
    const moment = formatDateTime(next.notBefore);
    return isNamed ? t('nextMoment', { moment }) : t('nextNotBefore', { amount, moment });
  }
}
