import { useEffect, useRef, useState } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { connectivity } from '../../lib/connectivity.js';
import { useStore } from '../../lib/store.js';
import { Field } from './field.js';
import fieldStyles from './field.module.css';
import { Icon } from './icon.js';
import { IconButton } from './icon-button.js';
import { listMessages } from './list-messages.js';
import { componentMessages } from './messages.js';
import styles from './toolbar.module.css';
import { useWidth } from './use-width.js';

interface Props {
  label: string;
  placeholder?: string;
  value: string;
  onSearch: (text: string) => void;
}

const pauseMs = 300;
/** The width is in CSS pixels; a narrower field has no room for a hint of several words. */
const hintWidth = 280;

export function SearchField({ label, placeholder, value, onSearch }: Props) {
  const t = useText(componentMessages);
  const say = useText(listMessages);
  const { isOnline } = useStore(connectivity);
  const [answered, setAnswered] = useState(value);
  if (isOnline && answered !== value) setAnswered(value);
  const isOld = !isOnline && answered !== value;
  const [width, follow] = useWidth();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (value !== known) {
    // An outside change replaces the text; the reader's own last input is already known outside.
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  return (
    <div ref={follow} data-grow>
      <Field label={label} hint={isOld ? <span role="status">{say('searchedBefore')}</span> : undefined}>
        {(control) => (
          <div className={styles.search}>
            <input
              {...control}
              ref={input}
              type="search"
              autoComplete="off"
              placeholder={width > 0 && width < hintWidth ? say('searchShort') : placeholder}
              value={typed}
              maxLength={100}
              onChange={({ target }) => {
                setTyped(target.value);
                clearTimeout(timer.current);
                timer.current = setTimeout(() => onSearch(target.value.trim()), pauseMs);
              }}
            />
            <Icon name="search" />
            {typed !== '' && (
              <IconButton
                className={fieldStyles.inside}
                icon="close"
                size={18}
                label={t('clearSearch')}
                onClick={clear}
              />
            )}
          </div>
        )}
      </Field>
    </div>
  );

  function clear(): void {
    clearTimeout(timer.current);
    setTyped('');
    onSearch('');
    input.current?.focus();
  }
}
