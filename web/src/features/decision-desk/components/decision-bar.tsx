import { type ReactNode, useRef } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { useTakenRoom } from '../../../components/ui/use-taken-room.js';
import type { WaitingQueue } from '../../../shared/decisions/waiting-case.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { decisionDeskMessages } from '../messages.js';
import styles from './decision-bar.module.css';
import { singleKeys } from '../../../components/ui/single-keys.js';
import { useStore } from '../../../lib/store.js';

interface Props {
  says: WaitingQueue['sentences'];
  place: string | null;
  done: ReactNode;
  canApprove: boolean;
  canReject: boolean;
  onApprove: () => void;
  onReject: () => void;
  onNext: (() => void) | null;
  onPrevious: (() => void) | null;
  onZoom: (() => void) | null;
}

export function DecisionBar({ says, place, done, canApprove, canReject, ...on }: Props) {
  const t = useText(decisionDeskMessages);
  const bar = useRef<HTMLDivElement>(null);
  useTakenRoom(bar, '--decide-height');
  return (
    <div ref={bar} className={styles.bar} data-screen-only>
      {done}
      <div className={styles.steps}>
        <Button
          variant="secondary"
          aria-label={t('previous')}
          aria-keyshortcuts="k"
          title={t('previous')}
          disabled={on.onPrevious === null}
          onClick={() => on.onPrevious?.()}
        >
          <Icon name="left" />
          <Key name="K" />
        </Button>
        <span role="status">{place ?? '–'}</span>
        <Button
          variant="secondary"
          aria-label={place === null ? t('goOn') : t('next')}
          aria-keyshortcuts="j"
          title={t('next')}
          disabled={on.onNext === null}
          onClick={() => on.onNext?.()}
        >
          {place === null && t('goOn')}
          <Icon name="right" />
          <Key name="J" />
        </Button>
        {on.onZoom !== null && (
          <Button className={styles.zoom} variant="secondary" aria-keyshortcuts="z" onClick={on.onZoom}>
            {t('zoom')}
            <Key name="Z" />
          </Button>
        )}
      </div>
      <div className={styles.decide}>
        <Button
          variant="outlinedDanger"
          needsConnection
          aria-haspopup="dialog"
          aria-keyshortcuts="r"
          disabled={!canReject}
          onClick={on.onReject}
        >
          {says.reject}
          <Key name="R" />
        </Button>
        <Button needsConnection aria-keyshortcuts="a" disabled={!canApprove} onClick={on.onApprove}>
          {says.approve}
          <Key name="A" />
        </Button>
      </div>
    </div>
  );
}

/** The hint is visual; assistive technology reads aria-keyshortcuts. */
function Key({ name }: { name: string }) {
  const isUsed = useStore(singleKeys);
  return isUsed ? (
    <kbd className={styles.key} aria-hidden="true">
      {name}
    </kbd>
  ) : null;
}
