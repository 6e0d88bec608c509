import type { PlanName } from '@deepam/contracts';
import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { MoneyText } from '../../../components/ui/money-text.js';
import { StatusBadge } from '../../../components/ui/status-badge.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { PlanView } from '../api.js';
import { useScrollHere } from '../../../lib/use-scroll-here.js';
import { plansMessages } from '../messages.js';
import { usePlanLines } from '../plan-lines.js';
import type { PlanState } from '../plan-offer.js';
import styles from './plan-card.module.css';

interface Props {
  plan: PlanView;
  state: PlanState;
  amount: number;
  currentPlan: PlanName | null;
  pending: boolean;
  onChoose: () => void;
}

const purpose = { Bronze: 'bronzeFor', Silver: 'silverFor', Gold: 'goldFor' } as const;

export function PlanCard({ plan, state, amount, currentPlan, pending, onChoose }: Props) {
  const t = useText(plansMessages);
  const lines = usePlanLines(plan);
  // A member who has paid must not be asked to choose, and so to pay, again.
  const action = pending ? 'sendAnotherProof' : 'choose';
  useScrollHere(plan.name);
  return (
    <li id={plan.name} className={styles.card} data-plan={plan.name} data-state={state}>
      <div className={styles.top}>
        <h2 className={styles.name}>{plan.name}</h2>
        {state === 'current' && <StatusBadge tone="good">{t('current')}</StatusBadge>}
        {pending && <StatusBadge tone="warn">{t('pending')}</StatusBadge>}
      </div>
      <p className={styles.purpose}>{t(purpose[plan.name])}</p>
      <p className={styles.price}>
        <MoneyText rupees={plan.price} />
        <span>{t('once')}</span>
      </p>
      <ul className={styles.lines} aria-label={t('inKit')}>
        {lines.map((line) => (
          <li key={line}>
            <Icon name="check" size={18} />
            {line}
          </li>
        ))}
      </ul>
      {state !== 'current' && state !== 'head' && (
        <div className={styles.action}>
          {state === 'upgrade' && (
            <p className={styles.difference}>
              <strong>{t('upgradeFor', { amount: formatRupees(amount) })}</strong>
              {t('difference', { plan: currentPlan ?? '' })}
            </p>
          )}
          {state === 'included' && <p className={styles.included}>{t('included')}</p>}
          {(state === 'open' || state === 'upgrade') && (
            <Button
              wide
              needsConnection
              variant={pending ? 'secondary' : 'primary'}
              aria-label={`${t(action)}: ${plan.name}`}
              onClick={onChoose}
            >
              {t(action)}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
