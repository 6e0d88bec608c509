import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { languages } from '../../web/src/lib/i18n/languages.js';
import { unwrapped, wordsIn } from './specification-text.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');

/** The date is excluded, so that a text can't change without it. */
const sentencesOf = (path: string): ReadonlyMap<string, string> =>
  new Map([...read(path).matchAll(/^ {2}(\w+):\s*'(.*)',$/gm)].map(([, key, text]) => [key!, text!]));

/** The digest covers everything except the date, so that a text can't change without it. */
const digestOf = (sentences: ReadonlyMap<string, string>): string =>
  createHash('sha256')
    .update([...sentences].filter(([key]) => key !== 'effective').join('\n'))
    .digest('hex')
    .slice(0, 16);

const document = unwrapped(read('docs/promises.md'));
const linesOf = (page: string): string => (document.split(`\n## ${page}\n`)[1] ?? '').split('\n## ', 1)[0]!;

describe.each(['privacy', 'terms'])('the page of %s', (page) => {
  const sentences = sentencesOf(`web/src/features/legal/${page}-messages.ts`);
  const promises = [...linesOf(page).matchAll(/^- ((?:`\w+`(?:, )?)+) (.+?): (.+)$/gm)].map(
    ([, key, promise, test]) => [key!, promise!, test!] as const,
  );
  const [, date, digest] = /Text of (.+), digest `(\w+)`/.exec(linesOf(page)) ?? [];

  it('a page promises nothing that the table of %s lacks, sentence by sentence', () => {
    const sentenceKeys = [...sentences.keys()].filter((key) => /\d$/.test(key));
    expect(new Set(promises.flatMap(([key]) => wordsIn(key)))).toEqual(new Set(sentenceKeys));
  });

  it.each(promises)('the page names an existing test for %s: %s', (_key, _promise, test) => {
    const path = /\]\(\.\.\/([^)]+)\)/.exec(test!)?.[1];
    if (path === undefined) return expect(test).toMatch(/word/);
    const spec = read(path);
    const titles = [...test!.matchAll(/"([^"]+)"/g)].map(([, title]) => title!);
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) expect(spec).toContain(title);
  });

  it('a page of promises shows the date of its text in every language', () => {
    expect({ date, digest }).toEqual({ date, digest: digestOf(sentences) });
    const [day, , year] = date!.split(' ');
    expect(sentences.get('effective')).toContain(date);
    for (const language of Object.keys(languages).filter((code) => code !== 'en')) {
      const legal = JSON.parse(read(`web/src/languages/${language}/legal.json`)) as Record<
        string,
        Record<string, string>
      >;
      const effective = legal[page]!['effective'];
      expect(effective).toContain(day);
      expect(effective).toContain(year);
    }
  });
});
