import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { TextlintKernel, type TextlintPluginCreator, type TextlintRuleModule } from '@textlint/kernel';
import { sentencesOf, type Sentence, type TextKind } from './sentences.js';

const load = createRequire(import.meta.url);
const { default: textPlugin } = load('@textlint/textlint-plugin-text') as { default: TextlintPluginCreator };
const { default: prh } = load('textlint-rule-prh') as { default: TextlintRuleModule };

const root = fileURLToPath(new URL('../../', import.meta.url));
const words = join(import.meta.dirname, 'plain-language.yml');
const commitlint = join(root, 'node_modules/.bin/commitlint');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const all = git('ls-files').flatMap((file) => sentencesOf(file, () => readFileSync(join(root, file), 'utf8')));

/** Sentences of earlier days that are still to be rewritten. A number only ever gets smaller. */
const most: Record<TextKind, number> = {
  comment: 0,
  title: 1,
  interface: 117,
  guide: 120,
  decision: 0,
  changelog: 0,
};

async function hardSentences(sentences: readonly Sentence[]): Promise<string[]> {
  const { messages } = await new TextlintKernel().lintText(sentences.map(({ text }) => text).join('\n\n'), {
    ext: '.txt',
    plugins: [{ pluginId: 'text', plugin: textPlugin }],
    rules: [{ ruleId: 'prh', rule: prh, options: { rulePaths: [words] } }],
  });
  const advice = new Map(messages.map(({ loc, message }) => [(loc.start.line - 1) / 2, message]));
  return [...advice].map(([at, message]) => {
    const { file, line, text } = sentences[at]!;
    return `${file}:${line} ${text} (${message})`;
  });
}

it.each(Object.entries(most))(
  'the language of the project has no new hard sentence in a text of kind %s',
  async (kind, limit) => {
    const found = await hardSentences(all.filter((sentence) => sentence.kind === kind));
    if (found.length > limit) expect(found).toEqual([]);
    expect(found.length).toBeLessThanOrEqual(limit);
  },
);

it('the language check accepts the subjects of the last commits', async () => {
  const subjects = git('log', '-30', '--no-merges', '--format=%s');
  const sentences = subjects.map((text, line) => ({ kind: 'title' as const, file: 'git log', line, text }));
  expect(await hardSentences(sentences)).toEqual([]);
  const lint = (args: string[], input = '') => spawnSync(commitlint, args, { cwd: root, input, encoding: 'utf8' });
  const depth = Math.min(5, git('rev-list', '--first-parent', '-6', 'HEAD').length - 1);
  expect(lint(['--from', `HEAD~${depth}`])).toMatchObject({ status: 0, stdout: '' });
  expect(lint([], 'Made it better').status).toBe(1);
});

it('the language check finds a hard sentence in a comment, a title and a guide', async () => {
  const comment = sentencesOf('libs/a.ts', () => '/** Of a file. */\nconst a = 1; // Nobody reads it.');
  const title = sentencesOf('libs/a.spec.ts', () => "it('is told at one moment', () => {});");
  const guide = sentencesOf('docs/a.md', () => 'The head decides.\n\nWhoever asked is told.');
  expect(await hardSentences([...comment, ...title, ...guide])).toEqual([
    expect.stringContaining('libs/a.ts:1 Of a file.'),
    expect.stringContaining('libs/a.ts:2 Nobody reads it.'),
    expect.stringContaining('libs/a.spec.ts:1 is told at one moment'),
    expect.stringContaining('docs/a.md:3 Whoever asked is told.'),
  ]);
});
