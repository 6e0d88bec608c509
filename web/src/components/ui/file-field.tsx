import { documentTypes, imageTypes } from '@deepam/contracts';
import { useEffect, useRef, useState } from 'react';
import { loadUploads } from '../../lib/api-client.js';
import { upload } from '../../lib/api/upload.js';
import { prepareFile } from '../../lib/files/compress-image.js';
import { noteInPreparation } from '../../lib/files/files-in-preparation.js';
import { type FileIssue, heicAccepted, namedFile } from '../../lib/files/image-rules.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useStore } from '../../lib/store.js';
import { Button } from './button.js';
import { Field, type FieldText } from './field.js';
import styles from './file-field.module.css';
import { FilePreview } from './file-preview.js';
import { Icon } from './icon.js';
import { UploadProgress } from './upload-progress.js';
import { componentMessages } from './messages.js';

interface Props extends FieldText {
  kind?: 'image' | 'document';
  /** Other kinds of files are recognised by the ending of their names; the server judges by content. */
  other?: { endings: readonly string[]; prompt: string; wrong: string };
  file: File | null;
  onChange: (file: File | null) => void;
  /**
   * The value is true while an optional file is being prepared or is invalid and was neither replaced nor removed, so
   * that the form is not sent without it by mistake.
   */
  onUndecided?: (isUndecided: boolean) => void;
  name?: string;
  required?: boolean;
  disabled?: boolean;
}

const kinds = {
  image: { types: imageTypes, hint: 'fileHint', choose: 'chooseFile', wrong: 'fileNotImage' },
  document: { types: documentTypes, hint: 'documentHint', choose: 'chooseDocument', wrong: 'fileNotDocument' },
} as const;

const sentences = {
  empty: 'fileEmpty',
  'unreadable-heic': 'fileHeic',
  'too-many-pixels': 'fileTooManyPixels',
  'too-large': 'fileTooLarge',
} as const;

const kilobytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/**
 * Takes one file by click, drop or keyboard. A picture above 1 MB is reduced on the device, and HEIC becomes JPEG if
 * the browser can read it. A file above 5 MB, an empty one or one of another kind is rejected with a message.
 */
export function FileField({
  label,
  hint,
  error,
  note,
  file,
  onChange,
  onUndecided,
  kind = 'image',
  other,
  ...input
}: Props) {
  const t = useText(componentMessages);
  const rules = kinds[kind];
  // The message is translated at render time, because the language may change.
  const [problem, setProblem] = useState<FileIssue | null>(null);
  const issue =
    problem === null ? undefined : problem === 'wrong-type' ? (other?.wrong ?? t(rules.wrong)) : t(sentences[problem]);
  const [preparing, setPreparing] = useState(false);
  /** The browser can't show the file as a picture, but the server may read it. */
  const [unseen, setUnseen] = useState<File | null>(null);
  const underWay = useStore(upload);
  const sending = file !== null && underWay?.files.includes(file) === true ? underWay : null;

  useEffect(() => void loadUploads().catch(() => undefined), []);

  const area = useRef<HTMLDivElement>(null);
  // The error below the field may be outside the view of a dialog on a phone.
  useEffect(() => {
    if (problem !== null) area.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  const latest = useRef<File>(null);
  async function choose(control: HTMLInputElement): Promise<void> {
    const chosen = control.files?.[0];
    // The empty value makes choosing the same file again a change.
    control.value = '';
    if (chosen === undefined) return;
    latest.current = chosen;
    setPreparing(true);
    setProblem(null);
    const ready = other === undefined ? await prepareFile(chosen, rules.types) : namedFile(chosen, other.endings);
    // A smaller file that was chosen later may be ready before.
    if (latest.current !== chosen) return;
    setPreparing(false);
    setProblem(ready.issue);
    onChange(ready.file);
  }
  function leaveOut(): void {
    latest.current = null;
    setPreparing(false);
    setProblem(null);
    onChange(null);
    area.current?.querySelector('input')?.focus();
  }
  // The form has the file when the preparation ends, and can be sent immediately.
  useEffect(() => (preparing ? noteInPreparation() : undefined), [preparing]);
  const isUndecided = preparing || problem !== null;
  // The cleanup prevents the form from waiting forever after the field is removed.
  useEffect(() => {
    if (!isUndecided) return undefined;
    onUndecided?.(true);
    return () => onUndecided?.(false);
  }, [isUndecided, onUndecided]);

  return (
    <Field
      label={label}
      error={issue ?? error}
      note={note}
      hint={sending === null ? undefined : <UploadProgress upload={sending} />}
    >
      {({ className: _unused, ...control }) => (
        <div ref={area} className={`${styles.area} ${(issue ?? error) !== undefined ? styles.invalid : ''}`}>
          <input
            {...input}
            {...control}
            required={false}
            aria-required={input.required}
            className={styles.input}
            type="file"
            accept={(other?.endings ?? [...rules.types, ...heicAccepted]).join(',')}
            onChange={(event) => void choose(event.currentTarget)}
          />
          {file === null || file === unseen || !file.type.startsWith('image/') ? (
            <span className={styles.picture}>
              <Icon name={file === null ? 'upload' : 'check'} size={26} />
            </span>
          ) : (
            <FilePreview className={styles.picture} file={file} alt={t('preview')} onError={() => setUnseen(file)} />
          )}
          <span className={styles.text}>
            <span className={file === null ? styles.prompt : styles.name}>
              {file === null ? (other?.prompt ?? t(rules.choose)) : file.name}
            </span>
            <span className={styles.hint}>
              {preparing ? t('preparing') : file === null ? (hint ?? t(rules.hint)) : kilobytes(file.size)}
            </span>
          </span>
          {file !== null && sending === null && input.disabled !== true && (
            <Button className={styles.remove} variant="quiet" onClick={leaveOut}>
              {t('removeFile')}
            </Button>
          )}
          {problem !== null && onUndecided && input.disabled !== true && (
            <Button className={styles.remove} variant="quiet" onClick={leaveOut}>
              {t('goOnWithout')}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
