import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Fields with these names hold a person's name, with these exceptions. */
const isName = /^(name|by)$/;
const ofThings = /^(plan|product|file|screen|passkey|company)$/;

function isBareName(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return isName.test(node.text);
  if (!ts.isPropertyAccessExpression(node)) return false;
  const owner = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
  return isName.test(node.name.text) && !(ts.isIdentifier(owner) && ofThings.test(owner.text));
}

const isBlank = (node: ts.JsxChild): boolean =>
  (ts.isJsxText(node) && node.text.trim() === '') || (ts.isJsxExpression(node) && node.expression === undefined);

/** Names next to other words without isolation: in a template, or within one element. */
function bareNames(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateSpan(node) && isBareName(node.expression)) found.push(node.expression.getText());
    if (ts.isJsxExpression(node) && node.expression !== undefined && isBareName(node.expression)) {
      const { parent } = node;
      if (ts.isJsxElement(parent) && parent.children.filter((child) => !isBlank(child)).length > 1)
        found.push(node.expression.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.map((name) => `${file}: ${name}`);
}

const source = join(import.meta.dirname, '../..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.spec\.|^languages|^prerender/.test(file),
);

it('a name without isolation is found', () => {
  const code =
    'const a = `${member.name}, 5`; <p>{name} (5)</p>; <p>{name}</p>; <p>{personName(name)} 5</p>; `${plan.name} 5`';
  expect(bareNames('a.tsx', code)).toEqual(['a.tsx: member.name', 'a.tsx: name']);
});

it('every name is isolated, by personName or by its sentence', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => bareNames(file, readFileSync(join(source, file), 'utf8')));
  expect(found).toEqual(['components/ui/export-button.tsx: name']);
});
