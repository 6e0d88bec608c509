import type { BulkWorkView } from '@deepam/contracts';
import { type ReactNode, useEffect, useRef } from 'react';
import { sentenceOf } from '../../lib/api/api-error.js';
import type { IdempotencyKey } from '../../lib/api/build-request.js';
import { useRefresh } from '../../lib/api/endpoint-query.js';
import { useAction } from '../../lib/api/use-action.js';
import { useWork } from '../../lib/bulk-work/use-works.js';
import type { WorkCalls } from '../../lib/bulk-work/work-calls.js';
import { useText } from '../../lib/i18n/use-text.js';
import styles from './bulk.module.css';
import { Button } from '../../components/ui/button.js';
import { deskMessages } from '../../components/ui/desk-messages.js';
import { Dialog } from '../../components/ui/dialog.js';
import { FieldError } from '../../components/ui/field.js';
import formStyles from '../../components/ui/form.module.css';
import { StopWork } from './stop-work.js';
import { WorkBody } from './work-body.js';

export interface BulkItem {
  readonly key: string;
  readonly name: string;
  readonly detail?: string;
  readonly also?: string;
  readonly note?: ReactNode;
}

interface Props {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  items: readonly BulkItem[];
  calls: WorkCalls;
  begin: (key: IdempotencyKey) => Promise<BulkWorkView>;
  /** The keys are those of the finished rows, or of all rows if the dialog closes early. */
  onDone: (keys: readonly string[]) => void;
  onClose: () => void;
}

/** The server continues after the dialog closes; the result is shown above the list. */
export function BulkDialog({ title, children, confirmLabel, items, calls, begin, onDone, onClose }: Props) {
  const t = useText(deskMessages);
  const refresh = useRefresh();
  const isShown = useRef(false);
  const endButton = useRef<HTMLButtonElement>(null);
  const beginning = useAction({
    mutationFn: (_: void, key) => begin(key),
    onSettled: () => void refresh(calls.listName),
  });
  const id = beginning.data?._id ?? null;
  const query = useWork(calls, id);
  const { data: work } = query;
  const isOver = work !== undefined && work.state !== 'running';

  useEffect(() => {
    if (id !== null) endButton.current?.focus();
  }, [id, isOver]);
  useEffect(() => {
    if (isOver && !isShown.current) void refresh(...calls.changes);
    isShown.current = isOver;
  }, [isOver, refresh, calls]);

  function leave(): void {
    if (isOver) onDone(work.results.flatMap(({ _id, state }) => (state === 'done' ? _id : [])));
    else if (id !== null) onDone(items.map(({ key }) => key));
    onClose();
  }

  return (
    <Dialog
      open
      onClose={leave}
      title={beginning.data === undefined ? title : t(`work.${beginning.data.kind}`)}
      footer={footer()}
    >
      <div className={formStyles.form}>
        {id === null ? (
          <>
            {children}
            <ul className={styles.rows}>
              {items.map(({ key, name, detail, also, note }) => (
                <li key={key} className={styles.row}>
                  <span>
                    <strong>{name}</strong>
                    {detail !== undefined && <span className={styles.detail}>{detail}</span>}
                    {also !== undefined && <span className={styles.detail}>{also}</span>}
                    {note}
                  </span>
                </li>
              ))}
            </ul>
            {beginning.isError && <FieldError text={sentenceOf(beginning.error)} />}
          </>
        ) : (
          <WorkBody query={query} />
        )}
      </div>
    </Dialog>
  );

  function footer() {
    if (id === null) {
      return (
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button data-autofocus needsConnection busy={beginning.isPending} onClick={() => beginning.mutate()}>
            {confirmLabel}
          </Button>
        </>
      );
    }
    return (
      <>
        {!isOver && <StopWork calls={calls} id={id} />}
        <Button ref={endButton} variant={isOver ? 'primary' : 'secondary'} onClick={leave}>
          {t('close')}
        </Button>
      </>
    );
  }
}
