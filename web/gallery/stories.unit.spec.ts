import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const primitives = join(import.meta.dirname, '../src/components/ui');
const stories = join(import.meta.dirname, 'stories');

/** Primitives that another one shows. */
const shownWithin: Readonly<Record<string, string>> = {
  FoldedRow: 'a row of DataTable on a phone',
};

const textsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => /(?<!\.spec)\.tsx$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/** Components begin with a capital letter, hooks and functions with a small one. */
const exportedBy = (text: string): string[] =>
  [...text.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(([, name]) => name!);

const shownBy = (text: string): string[] =>
  [...text.matchAll(/^ {2}of: \{([^}]*)\}|: Story = \{ of: \{([^}]*)\}/gm)].flatMap(([, long, short]) =>
    (long ?? short!).match(/\w+/g)!,
  );

function compare(exported: readonly string[], shown: readonly string[], within: readonly string[]) {
  const known = new Set([...shown, ...within]);
  return {
    withoutStory: exported.filter((name) => !known.has(name)),
    unknown: [...known].filter((name) => !exported.includes(name)),
    shownAnyway: within.filter((name) => shown.includes(name)),
  };
}

it('the gallery shows every primitive of components/ui, or names the one that shows it', () => {
  const exported = textsIn(primitives).flatMap(exportedBy);
  expect(exported.length).toBeGreaterThan(60);
  expect(compare(exported, textsIn(stories).flatMap(shownBy), Object.keys(shownWithin))).toEqual({
    withoutStory: [],
    unknown: [],
    shownAnyway: [],
  });
});

it('the comparison finds a primitive without a story', () => {
  const exported = exportedBy(
    'export function Lamp() {}\nexport const Wick = () => null;\nexport function useLamp() {}',
  );
  const shown = shownBy(
    'export const lamp: Story = {\n  of: { Lamp },\n};\nexport const oil: Story = { of: { Oil }, states };',
  );
  expect(compare(exported, shown, ['Lamp'])).toEqual({
    withoutStory: ['Wick'],
    unknown: ['Oil'],
    shownAnyway: ['Lamp'],
  });
});
