import { expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { connectivity } from '../src/lib/connectivity.js';
import { show } from '../test/visit.js';
import { stories } from './stories.js';
import type { Story } from './story.js';

const roles = [
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'menu',
  'dialog',
  'table',
  'navigation',
];

function StatesOf({ story: { states } }: { story: Story }) {
  return (
    <main>
      {Object.entries(states).map(([name, State]) => (
        <section key={name} aria-label={name}>
          <State />
        </section>
      ))}
    </main>
  );
}

const unnamed = (): string[] =>
  roles.flatMap((role) =>
    within(document.body)
      .queryAllByRole(role, { name: (name) => name.trim() === '' })
      .map(({ outerHTML }) => `${role}: ${outerHTML.slice(0, 120)}`),
  );

const repeatedIds = (): string[] => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return ids.filter((id, place) => ids.indexOf(id) !== place);
};

/** Ids that a label, a description or a menu button names and that are not there. */
const missingIds = (): string[] =>
  ['for', 'aria-labelledby', 'aria-describedby', 'popovertarget'].flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)]
      .flatMap((element) => element.getAttribute(attribute)!.split(' '))
      .filter((id) => document.getElementById(id) === null)
      .map((id) => `${attribute}: ${id}`),
  );

it.each(Object.entries(stories))(
  'the story %s has a name for each control and a place for each id',
  async (_name, story) => {
    if (story.isOffline) connectivity.set({ isOnline: false, lastOnlineAt: null });
    await show(<StatesOf story={story} />, { language: 'ta' });
    expect({ unnamed: unnamed(), repeated: repeatedIds(), missing: missingIds() }).toEqual({
      unnamed: [],
      repeated: [],
      missing: [],
    });
  },
);
