import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from '@jest/globals';
import { checkSync } from 'recheck';
import ts from 'typescript';

// The checker runs as plain JavaScript: it is the same on every machine, and starts no process.
process.env['RECHECK_BACKEND'] = 'pure';

const root = join(import.meta.dirname, '../..');
/** Programs that read only our own files, during builds or tests. */
const builders = new Set(['generators', 'local-servers', 'testing']);
const folders = [
  'gateway/src',
  'web/src',
  ...readdirSync(join(root, 'services')).map((name) => `services/${name}/src`),
  ...readdirSync(join(root, 'libs'))
    .filter((name) => !builders.has(name))
    .map((name) => `libs/${name}/src`),
];

interface Found {
  readonly where: string;
  readonly pattern: RegExp;
}

function patternIn(node: ts.Node): RegExp | null {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
  }
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'RegExp') return null;
  const [made, flags] = node.arguments ?? [];
  const template = made && ts.isTaggedTemplateExpression(made) ? made.template : made;
  const isRaw = template !== made;
  if (!template || !(ts.isTemplateExpression(template) || ts.isStringLiteralLike(template)))
    throw new Error(`The test can't read the pattern of ${node.getText()}.`);
  const parts = ts.isTemplateExpression(template)
    ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
    : [template];
  const source = parts
    .map(({ text, rawText }: ts.TemplateLiteralLikeNode) => (isRaw ? (rawText ?? text) : text))
    .join('2');
  return new RegExp(source, flags && ts.isStringLiteralLike(flags) ? flags.text : '');
}

function patternsIn(file: string): Found[] {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const visit = (node: ts.Node) => {
    const pattern = patternIn(node);
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (pattern) found.push({ where: `${relative(root, file)}:${line} ${pattern}`, pattern });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(spec|fixture)\.tsx?$/.test(file))
    .map((file) => join(root, folder, file)),
);
const patterns = [...new Map(sources.flatMap(patternsIn).map((found) => [String(found.pattern), found])).values()];

/** Other patterns take a bounded number of steps for each character. */
const endless = patterns.filter(({ pattern: { source } }) => /[*+]|\{\d+,\}/.test(source));

const length = 65_000;
/** Milliseconds of processor time for one search. */
const allowed = 50;
const signs = [' ', '\n', '0', 'a', 'A', '-', '.', ',', '/', '@', '"', '<', '(', '\u0301', 'अ'];
/** Single signs, and pairs that begin a word at each step, because many patterns begin with one. */
const runs = [...signs, ...signs.map((sign) => `a${sign}`), ...signs.map((sign) => `${sign} `), '\n1', '1,', '://a'];

function milliseconds(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function slowText(pattern: RegExp): string | null {
  const everywhere = new RegExp(pattern, [...new Set(`${pattern.flags}g`)].join(''));
  for (const characters of [2_000, length]) {
    for (const run of runs) {
      for (const end of ['', '!']) {
        const text = run.repeat(characters / run.length) + end;
        const search = () => milliseconds(() => text.replace(everywhere, ''));
        if (search() > allowed && search() > allowed && search() > allowed)
          return `${characters} characters of ${JSON.stringify(run)} before "${end}"`;
      }
    }
  }
  return null;
}

it('expressions are found in literals and in templates', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  expect(patterns.length).toBeGreaterThan(250);
  expect(endless.length).toBeGreaterThan(80);
  expect(patterns.some(({ where }) => where.startsWith('libs/contracts/src/referral-code.ts'))).toBe(true);
});

it.each(['^\\s*(-?\\d+)?\\s*$', '^(a+)+$', '0+$'])('the expression %s would be found to be slow', (source) => {
  expect(checkSync(source, '').status).toBe('vulnerable');
});

it('the regular expressions of the product search a text in a number of steps that grows with its length only', () => {
  const slow = endless.flatMap(({ where, pattern }) => {
    const result = checkSync(pattern.source, pattern.flags, { timeout: 500 });
    return result.status === 'vulnerable' ? [`${where}: ${result.complexity.summary}`] : [];
  });
  expect(slow).toEqual([]);
});

it('the regular expressions of the product search 65 000 characters within 50 ms of processor time', () => {
  const slow = endless.flatMap(({ where, pattern }) => {
    const text = slowText(pattern);
    return text === null ? [] : [`${where}: ${text}`];
  });
  expect(slow).toEqual([]);
});
