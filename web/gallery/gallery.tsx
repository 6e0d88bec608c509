import { useEffect, useId, useState } from 'react';
import { SelectField } from '../src/components/ui/text-field.js';
import { Toasts } from '../src/components/ui/toasts.js';
import layout from '../src/app/layout.module.css';
import { connectivity } from '../src/lib/connectivity.js';
import { languages } from '../src/lib/i18n/languages.js';
import styles from './gallery.module.css';
import { groups, stories, titleOf } from './stories.js';
import type { Story } from './story.js';
import { addressOf, applyView, type View } from './view.js';

const switches = {
  language: ['Language', languages],
  look: ['Look', { light: 'Light', dark: 'Dark' }],
  size: ['Text size', { '100': '100 %', '200': '200 %' }],
} as const;

export function Gallery({ start }: { start: View }) {
  const [view, setView] = useState(start);
  const story = stories[view.story];
  useEffect(() => {
    document.title = `${titleOf(view.story)} – Components of Deepam`;
  }, [view.story]);

  function change(part: keyof typeof switches, value: string): void {
    const next = { ...view, [part]: value } as View;
    history.replaceState(null, '', addressOf(next));
    void applyView(next).then(() => setView(next));
  }

  return (
    <div className={view.only === '' ? styles.gallery : undefined}>
      {view.only === '' && <Contents view={view} />}
      {view.only === '' && <Switches view={view} onChange={change} />}
      <main key={view.story} className={styles.main} id="story" tabIndex={-1}>
        <h1 lang="en">{titleOf(view.story)}</h1>
        {story === undefined ? <p>There is no such story.</p> : <States story={story} />}
      </main>
      <Toasts />
    </div>
  );
}

function Switches({ view, onChange }: { view: View; onChange: (part: keyof typeof switches, value: string) => void }) {
  return (
    <header className={styles.switches} lang="en">
      {Object.entries(switches).map(([part, [label, choices]]) => (
        <SelectField
          key={part}
          label={label}
          value={view[part as keyof typeof switches]}
          onChange={({ target }) => onChange(part as keyof typeof switches, target.value)}
        >
          {Object.entries(choices).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      ))}
    </header>
  );
}

function Contents({ view }: { view: View }) {
  const [startsOpen] = useState(() => window.innerWidth >= 900);
  return (
    <nav className={styles.contents} aria-label="Components" lang="en">
      <details open={startsOpen}>
        <summary>Components</summary>
        {Object.entries(groups).map(([group, ofGroup]) => (
          <div key={group}>
            <p className={styles.group}>{group}</p>
            <ul>
              {Object.keys(ofGroup).map((name) => (
                <li key={name}>
                  <a href={addressOf({ ...view, story: name })} aria-current={name === view.story ? 'page' : undefined}>
                    {titleOf(name)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </nav>
  );
}

function States({ story: { of, states, isOffline, isBackOffice } }: { story: Story }) {
  useEffect(() => {
    if (isOffline) connectivity.set({ isOnline: false, lastOnlineAt: null });
  }, [isOffline]);
  return (
    <>
      <p className={styles.of} lang="en">
        {Object.keys(of).map((name) => (
          <code key={name}>{name}</code>
        ))}
      </p>
      <div className={isBackOffice ? layout['backOffice'] : undefined} data-back-office={isBackOffice}>
        {Object.entries(states).map(([name, State]) => (
          <Stage key={name} name={name} State={State} />
        ))}
      </div>
    </>
  );
}

function Stage({ name, State }: { name: string; State: Story['states'][string] }) {
  const id = useId();
  return (
    <section className={styles.state} aria-labelledby={id} data-state={name}>
      <h2 id={id} lang="en">
        {name}
      </h2>
      <div className={styles.stage}>
        <State />
      </div>
    </section>
  );
}
