import { type ComponentProps, useState } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { Field, type FieldText } from './field.js';
import styles from './field.module.css';
import { IconButton } from './icon-button.js';
import { componentMessages } from './messages.js';

type Props = FieldText &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & {
    shown?: boolean;
    onShown?: (shown: boolean) => void;
  };

export function PasswordField({ label, hint, error, note, shown, onShown, ...input }: Props) {
  const t = useText(componentMessages);
  const [own, setOwn] = useState(false);
  const visible = shown ?? own;
  const toggle = shown === undefined ? setOwn : onShown;
  return (
    <Field label={label} hint={hint} error={error} note={note}>
      {(control) => (
        <span className={styles.withButton}>
          <input
            {...input}
            {...control}
            type={visible ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          {toggle !== undefined && (
            <IconButton
              icon={visible ? 'eye-off' : 'eye'}
              className={styles.inside}
              aria-pressed={visible}
              label={t(visible ? 'hidePassword' : 'showPassword')}
              onClick={() => toggle(!visible)}
            />
          )}
        </span>
      )}
    </Field>
  );
}
