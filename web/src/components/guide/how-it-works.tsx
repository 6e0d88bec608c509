import { Suspense, useState } from 'react';
import { useAuth } from '../../lib/auth/use-auth.js';
import { useText } from '../../lib/i18n/use-text.js';
import { lazyPart } from '../../lib/retry-import.js';
import styles from './guide.module.css';
import { type Guide, keepChoice, keptChoice } from './guides.js';
import { defineMessages } from '../../lib/i18n/messages.js';

const guideMessages = defineMessages('guide', {
  'join.title': 'How joining works',
  'join.1': 'Open the link of the member who invites you. Their name stands below the code.',
  'join.2': 'Type your name, your mobile number and a password.',
  'join.3': 'Register. You are logged in at once and can look at the plans.',
  'pay.title': 'How paying works',
  'pay.1': 'Pay in your UPI app. The amount is filled in.',
  'pay.2': 'Take a screenshot once the payment has gone through.',
  'pay.3': 'Come back, choose the screenshot and send it as proof.',
  'wait.title': 'What happens until you are approved',
  'wait.1': 'The head looks for your payment at the bank.',
  'wait.2': 'You get a notification as soon as your plan is approved.',
  'wait.3': 'Until then do not pay again, and add what is missing in your profile, if anything.',
  'earn.title': 'How commission comes in',
  'earn.1': 'Share your link with somebody who wants to make wicks.',
  'earn.2': 'They join by it, and the head approves their plan.',
  'earn.3': 'Your share of the plan’s price is in your wallet. No income is guaranteed.',
  'withdraw.title': 'How your money reaches you',
  'withdraw.1': 'Press “Withdraw”: amount and bank account are filled in. Confirm once.',
  'withdraw.2': 'The head looks at it and pays you.',
  'withdraw.3': 'You get a notification when it has been paid.',
  'cotton.title': 'How ordering cotton works',
  'cotton.1': 'Choose the kilograms, pay by UPI and send the screenshot.',
  'cotton.2': 'The head checks the payment and sends the parcel.',
  'cotton.3': 'The cotton is at your door. Now you make wicks of it.',
  'return.title': 'How giving wicks back works',
  'return.1': 'Pack the finished wicks and send them back.',
  'return.2': 'Open the order and ask for the deposit.',
  'return.3': 'The head looks at the wicks. Deposit and making charge are paid to you.',
});

const Drawing = lazyPart(() => import('./drawings.js'));
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
                <Suspense>
                  <Drawing guide={guide} step={step} />
                </Suspense>
              </span>
              <span className={styles.caption}>{captions[step]}</span>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
