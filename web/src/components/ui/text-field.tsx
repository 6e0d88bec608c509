import type { ComponentProps } from 'react';
import { Field, type FieldText } from './field.js';

type Props<Tag extends 'input' | 'textarea' | 'select'> = FieldText & Omit<ComponentProps<Tag>, 'id' | 'className'>;

export function TextField({ label, hint, error, note, ...input }: Props<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} note={note}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}

export function TextAreaField({ label, hint, error, note, ...input }: Props<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} note={note}>
      {(control) => <textarea rows={3} {...input} {...control} />}
    </Field>
  );
}

export function SelectField({ label, hint, error, note, ...input }: Props<'select'>) {
  return (
    <Field label={label} hint={hint} error={error} note={note}>
      {(control) => <select {...input} {...control} />}
    </Field>
  );
}
