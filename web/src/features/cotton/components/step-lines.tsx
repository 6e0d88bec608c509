import type { CottonOrderView } from '@deepam/contracts';
import { AskedText, DecisionText } from '../../../shared/decisions/decision.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { cottonMessages } from '../messages.js';
import styles from './cotton.module.css';

type Steps = CottonOrderView['steps'];
export type Lines = Partial<Record<Steps[number]['step'], `status${CottonOrderView['status']}`>>;

export function StepLines({ order: { steps }, lines }: { order: CottonOrderView; lines: Lines }) {
  const t = useText(cottonMessages);
  return steps.map(({ step, at, by }) => {
    const what = lines[step];
    if (what === undefined) return null;
    return (
      <span key={step} className={styles.soft}>
        {step === 'return-requested' ? (
          <AskedText at={at} what={t(what)} />
        ) : (
          <DecisionText at={at} by={by} what={t(what)} />
        )}
      </span>
    );
  });
}
