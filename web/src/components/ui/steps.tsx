import { Icon } from './icon.js';
import styles from './steps.module.css';

interface Props {
  label: string;
  steps: readonly string[];
  /** The index is that of the next step, or the count of the steps when all are done. */
  current: number;
}

export function Steps({ label, steps, current }: Props) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, place) => (
        <li
          key={step}
          aria-current={place === current ? 'step' : undefined}
          data-is-done={place < current ? '' : undefined}
        >
          <span className={styles.mark} aria-hidden>
            {place < current ? <Icon name="check" size={14} /> : place + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
