import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const spoken =
  /^(aria-(label|description|roledescription|valuetext)|placeholder|title|alt|label|hint|lead|text|summary)$/;
const same = new Set(['Deepam', 'Deepam,', 'UPI', 'WhatsApp', 'slide', 'carousel']);
const hasWords = (text: string): boolean =>
  text.split(/\s+/).some((word) => /\p{L}{2}/u.test(word) && !same.has(word.trim()));

const joins = new Set([ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.PlusToken]);

function literalsOf(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isJsxExpression(node)) return node.expression === undefined ? [] : literalsOf(node.expression);
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(literalsOf);
  if (ts.isBinaryExpression(node) && joins.has(node.operatorToken.kind))
    return [node.left, node.right].flatMap(literalsOf);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return literalsOf(node.right);
  return [];
}

function shownTexts(file: string, code: string): string[] {
  const source = ts.createSourceFile(
    file,
    code,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) found.push(...literalsOf(node));
    else if (ts.isJsxAttribute(node) && spoken.test(node.name.getText()) && node.initializer !== undefined)
      found.push(...literalsOf(node.initializer));
    else if (ts.isCallExpression(node) && node.expression.getText() === 'showToast')
      found.push(...literalsOf(node.arguments[0]!));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter(hasWords).map((text) => `${file}: ${text.trim()}`);
}

const source = join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.spec\.|^prerender/.test(file),
);

it('hard-coded English is found between tags, in attributes and in toasts', () => {
  const texts = shownTexts(
    'a.tsx',
    `<p title="Two words" id="no text" aria-label={open ? 'Close it' : t('open')}>Hello {name ?? 'friend of ours'}{kind === 'not this' ? 1 : 2}</p>; showToast('Saved now')`,
  );
  expect(texts).toEqual([
    'a.tsx: Two words',
    'a.tsx: Close it',
    'a.tsx: Hello',
    'a.tsx: friend of ours',
    'a.tsx: Saved now',
  ]);
});

it('no page has hard-coded English', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => shownTexts(file, readFileSync(join(source, file), 'utf8')))).toEqual([]);
});
