import { Steps } from '../../components/ui/steps.js';
import { formatRupees } from '../../lib/format/money.js';
import { useText } from '../../lib/i18n/use-text.js';
import { decisionMessages } from './decision-messages.js';

const steps = ['check', 'refund', 'done'] as const;

export function RefundSteps({ next, amount }: { next: (typeof steps)[number] | null; amount: number }) {
  const t = useText(decisionMessages);
  return (
    <Steps
      label={t('refundSteps')}
      steps={[t('refund.check'), t('refund.refund', { amount: formatRupees(amount) }), t('refund.done')]}
      current={next === null ? steps.length : steps.indexOf(next)}
    />
  );
}
