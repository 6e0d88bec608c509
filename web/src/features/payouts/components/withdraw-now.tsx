import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { FieldError } from '../../../components/ui/field.js';
import { Icon } from '../../../components/ui/icon.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useMembership } from '../../../lib/network/membership.js';
import { useBalance } from '../../../lib/own-balance.js';
import { useStore } from '../../../lib/store.js';
import { toasts } from '../../../lib/toast.js';
import { useOwnBank } from '../api.js';
import { useWithdrawal } from '../use-withdrawal.js';
import { walletMessages } from '../wallet-messages.js';
import { walletView, type WalletView } from '../wallet-view.js';
import { PayoutFacts } from './payout-facts.js';
import { WalletNotices } from './wallet-notices.js';
import styles from './wallet.module.css';

/** The delay in milliseconds is that of browser prompts, so that a tap meant for another element does not confirm. */
const steadyMs = 700;

function useIsSteady(shown: string): boolean {
  const [steady, setSteady] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSteady(shown), steadyMs);
    return () => clearTimeout(timer);
  }, [shown]);
  return steady === shown;
}

interface Props {
  news: object;
  onLeave: () => void;
}

export function WithdrawNow({ news, onLeave }: Props) {
  const balance = useBalance();
  const plan = useMembership().data?.plan;
  const bank = useOwnBank();
  if (balance.data === undefined || plan === undefined) return null;
  const view = walletView(balance.data, { plan, hasBank: bank === undefined ? null : bank !== null });
  return <Offer view={view} isOld={balance.isFetching} bank={bank ?? null} news={news} onLeave={onLeave} />;
}

interface OfferProps extends Props {
  view: WalletView;
  isOld: boolean;
  bank: string | null;
}

function Offer({ view, isOld, bank, news, onLeave }: OfferProps) {
  const say = useText(walletMessages);
  const [asked, setAsked] = useState<{ readonly news: object; readonly sentence: string } | null>(null);
  const request = useWithdrawal(view.from, (sentence) => setAsked({ news, sentence }));
  const sum = request.isPending ? request.variables : view.withdrawable;
  // A toast below moves the button.
  const below = useStore(toasts).map(({ id }) => id);
  const isSteady = useIsSteady([sum, ...below].join(' '));
  const isAsked = asked?.news === news;
  const isOffered = !isAsked && (view.isPossible || request.isPending);

  return (
    <div className={styles.now}>
      <div role="status">{isAsked && <Asked sentence={asked.sentence} />}</div>
      {isOffered && (
        <>
          <WalletNotices notices={view.notices} onLeave={onLeave} />
          <div className={styles.inLine}>
            <PayoutFacts view={view} amount={sum} bank={bank} />
          </div>
        </>
      )}
      {!isAsked && request.isError && <FieldError text={sentenceOf(request.error)} />}
      {isOffered && (
        <Button
          wide
          className={styles.inSight}
          busy={request.isPending || isOld || !isSteady}
          onClick={() => request.mutate(sum)}
        >
          {say('confirm', { amount: formatRupees(sum) })}
        </Button>
      )}
    </div>
  );
}

/** The button has disappeared, and its replacement has the focus. */
function Asked({ sentence }: { sentence: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) line.current!.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={line} tabIndex={-1} className={styles.asked}>
      <Icon name="check" />
      {sentence}
    </p>
  );
}
