import type { PlanName } from '@deepam/contracts';
import { useState } from 'react';
import { Button, ButtonLink } from '../../components/ui/button.js';
import { MoneyText } from '../../components/ui/money-text.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { ErrorState, LoadingState } from '../../components/ui/states.js';
import { Card, GuideLine, Page } from '../../components/ui/surface.js';
import { formatRupees } from '../../lib/format/money.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useBalance } from '../../lib/own-balance.js';
import { useOwnBank } from './api.js';
import { CommissionHistoryDialog } from './components/commission-history-dialog.js';
import { WalletNotices } from './components/wallet-notices.js';
import { WalletToCome } from './components/wallet-to-come.js';
import styles from './components/wallet.module.css';
import { Withdraw } from './components/request-payout.js';
import { walletMessages } from './wallet-messages.js';
import { walletView, type WalletView, type WalletRefund } from './wallet-view.js';
import { Link } from 'react-router-dom';
import { formatDate, formatDay } from '../../lib/format/date.js';
import { utrPart } from '../../lib/format/utr-part.js';
import { payoutMessages } from './messages.js';

export function WalletPage({ plan }: { plan: PlanName | null }) {
  const t = useText(walletMessages);
  const balance = useBalance();
  const bank = useOwnBank();
  const [open, setOpen] = useState<'withdraw' | 'payouts' | null>(null);
  const close = () => setOpen(null);
  // A stored amount may be too high or too low for a request.
  const isStored = balance.dataUpdatedAt === 0;
  return (
    <Page width="reading">
      <PageHeader title={t('title')} />
      {content()}
    </Page>
  );

  function content() {
    const { data } = balance;
    if (data === undefined) {
      return balance.isError ? (
        <ErrorState error={balance.error} onRetry={() => void balance.refetch()} />
      ) : (
        <LoadingState />
      );
    }
    const view = walletView(data, { plan, hasBank: bank === undefined ? null : bank !== null });
    return (
      <div className={styles.page}>
        <Card className={styles.main}>
          <p role="status" className={styles.balance}>
            {t('youCan')} <strong>{formatRupees(view.withdrawable)}</strong>
          </p>
          <WalletNotices notices={view.notices} onPayouts={() => setOpen('payouts')} />
          <Button
            wide
            needsConnection
            className={styles.withdraw}
            aria-haspopup="dialog"
            disabled={!view.isPossible || isStored}
            onClick={() => setOpen('withdraw')}
          >
            {t('withdraw')}
          </Button>
          {view.withdrawable === 0 && view.lockedCommission === 0 && (
            <p className={styles.soft}>
              {data.reserved > 0
                ? t('requested', { amount: formatRupees(data.reserved) })
                : t(data.paid > 0 ? 'allWithdrawn' : 'nothing')}
            </p>
          )}
          <WalletParts view={view} />
        </Card>
        <WalletToCome view={view} reserved={data.reserved} />
        {view.refunds.length > 0 && <WalletRefunds refunds={view.refunds} bank={bank} />}
        <Card>
          <dl className={styles.facts}>
            <div>
              <dt>{t('paid')}</dt>
              <dd>
                <MoneyText rupees={data.paid} />
              </dd>
            </div>
          </dl>
        </Card>
        <div className={styles.ways}>
          <ButtonLink variant="secondary" to="/statement">
            {t('statement')}
          </ButtonLink>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen('payouts')}>
            {t('payouts')}
          </Button>
        </div>
        <GuideLine guide="withdraw" isFirst={data.commissionHistory.length === 0} />
        {open === 'withdraw' && <Withdraw view={view} bank={bank ?? null} onClose={close} />}
        {open === 'payouts' && <CommissionHistoryDialog title={t('payoutsTitle')} onClose={close} />}
      </div>
    );
  }
}

function WalletParts({ view }: { view: WalletView }) {
  const t = useText(walletMessages);
  const { parts, lockedCommission, paysCommission } = view;
  return (
    <dl className={styles.parts}>
      <div className={styles.part}>
        <dt>
          {t('commission')}
          <span className={styles.soft}>{t('commissionFrom')}</span>
        </dt>
        <dd>
          <MoneyText rupees={paysCommission ? parts.commission : lockedCommission} />
        </dd>
        {!paysCommission && (
          <dd className={styles.locked}>
            {t('needsPlan')}
            {lockedCommission > 0 && ` ${t('staysYours', { amount: formatRupees(lockedCommission) })}`}{' '}
            <Link to="/plans" className={styles.mend}>
              {t('seePlans')}
            </Link>
          </dd>
        )}
      </div>
      <div className={styles.part}>
        <dt>
          {t('earnings')}
          <span className={styles.soft}>{t('earningsFrom')}</span>
        </dt>
        <dd>
          <MoneyText rupees={parts.earnings} />
        </dd>
      </div>
    </dl>
  );
}

interface Props {
  refunds: readonly WalletRefund[];
  bank: string | null | undefined;
}

function WalletRefunds({ refunds, bank }: Props) {
  const t = useText(walletMessages);
  const say = useText(payoutMessages);
  return (
    <Card aria-labelledby="refunds">
      <h2 id="refunds" className={styles.title}>
        {t('refunds')}
      </h2>
      <dl className={styles.facts}>
        {refunds.map((refund) => (
          <div key={refund.id}>
            <dt>
              {say(`kind.${refund.kind}`)} <span className={styles.soft}>{formatDate(refund.date)}</span>
            </dt>
            <dd>{transferOf(refund)}</dd>
            {refund.money === 'inTransfer' && <dd className={styles.soft}>{say('ownInTransfer')}</dd>}
            {refund.money === 'returned' && <dd className={styles.soft}>{say('ownReturned')}</dd>}
            {refund.charge > 0 && <dd>{t('chargeCredited', { amount: formatRupees(refund.charge) })}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  );

  function transferOf({ amount: rupees, money, paidOn, utr }: WalletRefund): string {
    const amount = formatRupees(rupees);
    if (money === 'paid')
      return t('refundPaid', { amount, day: paidOn === null ? '–' : formatDay(paidOn), utr: utrPart(utr) });
    return bank === null ? t('refundToNone', { amount }) : t('refundTo', { amount, number: bank ?? '••••' });
  }
}
