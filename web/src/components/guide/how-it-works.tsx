import { useState } from 'react';
import { useAuth } from '../../lib/auth/use-auth.js';
import { useText } from '../../lib/i18n/use-text.js';
import Drawing, { type Guide, keepChoice, keptChoice } from './drawings.js';
import styles from './guide.module.css';
import { guideMessages } from './guide-messages.js';

const steps = [0, 1, 2] as const;

export interface GuideProps {
  guide: Guide;
  /** The guide is open until the reader closes it. */
  isFirst?: boolean;
}

export default function HowItWorks({ guide, isFirst = false }: GuideProps) {
  const t = useText(guideMessages);
  const { memberId } = useAuth();
  const [choice, setChoice] = useState(() => keptChoice(memberId, guide));
  const isOpen = choice ?? isFirst;
  const toggle = (next: boolean) => {
    if (next === isOpen) return;
    setChoice(next);
    keepChoice(memberId, guide, next);
  };
  const captions = [t(`${guide}.1`), t(`${guide}.2`), t(`${guide}.3`)] as const;

  return (
    <details className={styles.guide} open={isOpen} onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>{t(`${guide}.title`)}</summary>
      {isOpen && (
        <ol className={styles.strip}>
          {steps.map((step) => (
            <li key={step}>
              <span className={styles.picture}>
                <Drawing guide={guide} step={step} />
              </span>
              <span className={styles.caption}>{captions[step]}</span>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
