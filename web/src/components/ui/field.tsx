import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.js';

export interface FieldText {
  label: string;
  hint?: ReactNode;
  error?: string;
  note?: string;
}

export interface ControlProps {
  id: string;
  className: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export function Field({
  label,
  hint,
  error,
  note,
  children,
}: FieldText & { children: (props: ControlProps) => ReactNode }) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} {note !== undefined && <span className={styles.optional}>{note}</span>}
      </label>
      {children({
        id,
        className: styles.input!,
        'aria-invalid': error !== undefined,
        'aria-describedby': described || undefined,
      })}
      {hint !== undefined && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {error !== undefined && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

/** A screen reader announces the error immediately; an error without a field is also scrolled into view. */
export function FieldError({ id, text, children }: { id?: string; text: string; children?: ReactNode }) {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (id === undefined) line.current!.scrollIntoView({ block: 'nearest' });
  }, [id, text]);
  return (
    <span ref={line} id={id} className={styles.error} role="alert">
      <Icon name="alert" size={16} />
      {children === undefined ? (
        text
      ) : (
        <span>
          {text} {children}
        </span>
      )}
    </span>
  );
}
