import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isUnanswered, sentenceOf } from '../lib/api/api-error.js';
import { type IdempotencyKey, newIdempotencyKey } from '../lib/api/build-request.js';
import { formatCount } from '../lib/format/money.js';
import { counted } from '../lib/i18n/counted.js';
import { useText } from '../lib/i18n/use-text.js';
import { type BulkStates, tallyOf, workThrough } from './bulk-work.js';
import styles from './bulk.module.css';
import { Button } from './button.js';
import { deskMessages } from './desk-messages.js';
import { Dialog } from './dialog.js';
import formStyles from './form.module.css';
import { RowStateText } from './row-state-text.js';

export interface BulkItem {
  readonly key: string;
  readonly name: string;
  /** Such as what is to be paid. */
  readonly detail?: string;
  /** What is done along with it. */
  readonly also?: string;
  /** Such as a warning. */
  readonly note?: ReactNode;
}

interface Props {
  title: string;
  /** What is asked before it begins. */
  children: ReactNode;
  confirmLabel: string;
  items: readonly BulkItem[];
  /** Does it to the item of that key, with an Idempotency-Key of its own. */
  work: (key: string, idempotencyKey: IdempotencyKey, signal: AbortSignal) => Promise<unknown>;
  /** Once the last row is through, or it was stopped. */
  onEnd: (done: readonly string[]) => Promise<unknown>;
  onClose: () => void;
}

/** Asks once, then does it to each row and shows the outcome of each. */
export function BulkDialog({ title, children, confirmLabel, items, work, onEnd, onClose }: Props) {
  const t = useText(deskMessages);
  const [phase, setPhase] = useState<'ask' | 'work' | 'end'>('ask');
  const [states, setStates] = useState<BulkStates>(() =>
    Object.fromEntries(items.map(({ key }) => [key, { is: 'waiting' }])),
  );
  const [stopper] = useState(() => new AbortController());
  // A second press comes before the button has gone.
  const begun = useRef(false);
  const endButton = useRef<HTMLButtonElement>(null);
  const { done, refused, unknown, left } = tallyOf(states);

  // The button that was pressed has gone.
  useEffect(() => {
    if (phase !== 'ask') endButton.current?.focus();
  }, [phase]);

  async function begin(): Promise<void> {
    if (begun.current) return;
    begun.current = true;
    setPhase('work');
    const ended: string[] = [];
    await workThrough({
      keys: items.map(({ key }) => key),
      work: (key) => work(key, newIdempotencyKey(), stopper.signal),
      reasonOf: sentenceOf,
      isUnanswered,
      onState: (key, state) => {
        if (state.is === 'done') ended.push(key);
        setStates((before) => ({ ...before, [key]: state }));
      },
      isStopped: () => stopper.signal.aborted,
    });
    // What became of the rows is known; that the list is fetched again holds up nobody.
    setPhase('end');
    await onEnd(ended);
  }
  const stop = () => stopper.abort();

  return (
    <Dialog open onClose={phase === 'work' ? stop : onClose} title={title} footer={footer()}>
      <div className={formStyles.form}>
        {phase === 'ask' && children}
        <p className={styles.tally} role="status">
          {phase === 'work' && t('progress', { done: done + refused + unknown, total: items.length })}
          {phase === 'end' &&
            (left === 0 ? t('result', { done, refused }) : t('resultStopped', { done, refused, left }))}
          {phase === 'end' && unknown > 0 && ` ${t(counted('noAnswer', unknown), { count: formatCount(unknown) })}`}
        </p>
        <ul className={styles.rows}>
          {items.map(({ key, name, detail, also, note }) => (
            <li key={key} className={styles.row}>
              <span>
                <strong>{name}</strong>
                {detail !== undefined && <span className={styles.detail}>{detail}</span>}
                {also !== undefined && <span className={styles.detail}>{also}</span>}
                {note}
              </span>
              {phase !== 'ask' && <RowStateText state={states[key]!} ended={phase === 'end'} />}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );

  function footer() {
    if (phase === 'ask') {
      return (
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button data-autofocus needsLine onClick={() => void begin()}>
            {confirmLabel}
          </Button>
        </>
      );
    }
    return (
      <Button
        ref={endButton}
        variant={phase === 'end' ? 'primary' : 'secondary'}
        onClick={phase === 'end' ? onClose : stop}
      >
        {t(phase === 'end' ? 'close' : 'stop')}
      </Button>
    );
  }
}
