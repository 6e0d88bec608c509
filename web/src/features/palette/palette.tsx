import { type KeyboardEvent, useId, useState, useDeferredValue, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../components/ui/icon.js';
import { IconButton } from '../../components/ui/icon-button.js';
import { useModal } from '../../components/ui/use-modal.js';
import { sentenceOf } from '../../lib/api/api-error.js';
import { counted } from '../../lib/i18n/counted.js';
import { useText } from '../../lib/i18n/use-text.js';
import { keepChoice } from '../../lib/recent-choices.js';
import { type Choice, useGroups, type Group } from './use-groups.js';
import styles from './components/palette.module.css';
import { paletteMessages } from './messages.js';
import choiceListStyles from './components/choice-list.module.css';

interface ChoiceListProps {
  id: string;
  title: string;
  groups: readonly Group[];
  chosen: Choice | undefined;
  isBusy: boolean;
  onChoose: (choice: Choice) => void;
}

function ChoiceList({ id, title, groups, chosen, isBusy, onChoose }: ChoiceListProps) {
  const all = groups.flatMap(({ choices }) => choices);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen?.to]);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-busy={isBusy}
      aria-label={title}
      className={choiceListStyles.list}
      hidden={all.length === 0}
    >
      {groups.map((group, place) => (
        <div key={group.title} role="group" aria-labelledby={`${id}-group-${place}`} className={choiceListStyles.group}>
          <p id={`${id}-group-${place}`} role="presentation" className={choiceListStyles.title}>
            {group.title}
          </p>
          {group.choices.map((choice) => (
            <div
              key={choice.to}
              id={`${id}-${all.indexOf(choice)}`}
              role="option"
              aria-selected={choice === chosen}
              className={choiceListStyles.choice}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(choice)}
            >
              <Icon name={choice.icon} />
              <span className={choiceListStyles.words}>
                <span>{choice.text}</span>
                {choice.about !== undefined && <span className={choiceListStyles.about}>{choice.about}</span>}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const pauseMs = 250;

function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), typed === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return useDeferredValue(paused);
}

interface Props {
  who: string;
  screens: readonly Choice[];
  onClose: () => void;
}

export function Palette({ who, screens, onClose }: Props) {
  const t = useText(paletteMessages);
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const text = usePaused(typed);
  const { groups, isShort, isSearching, error } = useGroups(typed, text, { who, screens });
  const choices = groups.flatMap((group) => group.choices);
  const [at, setAt] = useState(0);
  const chosen = choices[Math.min(at, choices.length - 1)];

  function go(choice: Choice): void {
    keepChoice(who, choice);
    onClose();
    void navigate(choice.to);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // The input method uses these keys during a composition.
    if (event.nativeEvent.isComposing || choices.length === 0) return;
    const present = Math.min(at, choices.length - 1);
    const next = { ArrowDown: present + 1, ArrowUp: present - 1 + choices.length }[event.key];
    if (next !== undefined) setAt(next % choices.length);
    else if (event.key === 'Enter' && typed === text && chosen !== undefined) go(chosen);
    else return;
    event.preventDefault();
  }

  return (
    <dialog {...useModal(onClose)} className={styles.palette} aria-label={t('title')}>
      <div className={styles.search}>
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={t('title')}
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen && `${id}-${choices.indexOf(chosen)}`}
          placeholder={t('placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          value={typed}
          data-autofocus
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </div>
      <ChoiceList
        id={id}
        title={t('results')}
        groups={groups}
        chosen={chosen}
        isBusy={isSearching || typed !== text}
        onChoose={go}
      />
      <p className={choices.length > 0 && error === null ? 'visually-hidden' : styles.note} role="status">
        {noteText()}
      </p>
    </dialog>
  );

  function noteText(): string {
    if (error !== null) return t('someFailed', { error: sentenceOf(error) });
    if (isSearching || typed !== text) return t('searching');
    if (choices.length > 0) return t(counted('found', choices.length), { count: choices.length });
    return t(isShort ? 'typeMore' : 'nothing');
  }
}
