import { useEffect, useRef, useState } from 'react';
import { useText } from '../lib/i18n/use-text.js';
import { line } from '../lib/line.js';
import { useStore } from '../lib/store.js';
import { Field } from './field.js';
import fieldStyles from './field.module.css';
import { Icon } from './icon.js';
import { IconButton } from './icon-button.js';
import { listMessages } from './list-messages.js';
import { componentMessages } from './messages.js';
import styles from './toolbar.module.css';

interface Props {
  label: string;
  placeholder?: string;
  /** What is searched for at first, such as from the address. */
  value: string;
  /** Called once the reader pauses. */
  onSearch: (text: string) => void;
}

/** How long the reader has to pause before it is searched. */
const pauseMs = 300;

/** Searches while typing, a moment after the last key. */
export function SearchField({ label, placeholder, value, onSearch }: Props) {
  const t = useText(componentMessages);
  const say = useText(listMessages);
  const { isUp } = useStore(line);
  /** What the list was searched for while there was a line. */
  const [answered, setAnswered] = useState(value);
  if (isUp && answered !== value) setAnswered(value);
  const isOld = !isUp && answered !== value;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (value !== known) {
    // Cleared or set from outside; what was typed last is already what the outside knows.
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  return (
    <div data-grow>
      <Field label={label} hint={isOld ? <span role="status">{say('searchedBefore')}</span> : undefined}>
        {(control) => (
          <div className={styles.search}>
            <input
              {...control}
              ref={input}
              type="search"
              autoComplete="off"
              placeholder={placeholder}
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
