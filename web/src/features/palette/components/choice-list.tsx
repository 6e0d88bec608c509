import { useEffect, useRef } from 'react';
import { Icon } from '../../../components/ui/icon.js';
import type { Choice, Group } from '../use-groups.js';
import styles from './choice-list.module.css';

interface Props {
  id: string;
  title: string;
  groups: readonly Group[];
  chosen: Choice | undefined;
  isBusy: boolean;
  onChoose: (choice: Choice) => void;
}

export function ChoiceList({ id, title, groups, chosen, isBusy, onChoose }: Props) {
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
      className={styles.list}
      hidden={all.length === 0}
    >
      {groups.map((group, place) => (
        <div key={group.title} role="group" aria-labelledby={`${id}-group-${place}`} className={styles.group}>
          <p id={`${id}-group-${place}`} role="presentation" className={styles.title}>
            {group.title}
          </p>
          {group.choices.map((choice) => (
            <div
              key={choice.to}
              id={`${id}-${all.indexOf(choice)}`}
              role="option"
              aria-selected={choice === chosen}
              className={styles.choice}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(choice)}
            >
              <Icon name={choice.icon} />
              <span className={styles.words}>
                <span>{choice.text}</span>
                {choice.about !== undefined && <span className={styles.about}>{choice.about}</span>}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
