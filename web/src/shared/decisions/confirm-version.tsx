import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api/api-error.js';
import { Button } from '../../components/ui/button.js';
import { ConfirmSending } from './confirm-sending.js';
import styles from './confirm-version.module.css';
import { FieldError } from '../../components/ui/field.js';
import { AskBeforeLeaving } from '../../components/ui/use-leaving.js';

interface Props {
  texts: Readonly<Record<'title' | 'confirm' | 'lead' | 'conflict' | 'reload', string>>;
  changes: readonly string[];
  work: { readonly isPending: boolean; readonly error: Error | null };
  conflict: ApiError['code'];
  failed: (error: Error) => string;
  children?: ReactNode;
  onSave: () => void;
  onReload: () => void;
  onClose: () => void;
}

export function ConfirmVersion({
  texts,
  changes,
  work: { isPending, error },
  conflict,
  failed,
  children,
  onSave,
  onReload,
  onClose,
}: Props) {
  const isConflict = error instanceof ApiError && error.code === conflict;
  return (
    <ConfirmSending
      title={texts.title}
      confirmLabel={texts.confirm}
      busy={isPending}
      onConfirm={onSave}
      onCancel={onClose}
    >
      <AskBeforeLeaving isSending={isPending} isChanged={false} />
      <p>{texts.lead}</p>
      <ul className={styles.changes}>
        {changes.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {children}
      {error !== null && <FieldError text={isConflict ? texts.conflict : failed(error)} />}
      {isConflict && (
        <Button
          onClick={() => {
            onClose();
            onReload();
          }}
        >
          {texts.reload}
        </Button>
      )}
    </ConfirmSending>
  );
}
