import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { metricsIn } from './promql.js';
import { boards, expressions, rules } from './written.js';

const alerts = rules.filter(({ alert }) => alert !== undefined);
const text = readFileSync(new URL('../../docs/alerts.md', import.meta.url), 'utf8');
const paragraphs = new Map(
  text
    .split(/^## /m)
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf('\n')).trim(), part.slice(part.indexOf('\n')).trim()] as const),
);

describe('docs/alerts.md', () => {
  it('docs/alerts.md describes every alert, and no other', () => {
    expect([...paragraphs.keys()].toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
    for (const [alert, paragraph] of paragraphs) expect([alert, paragraph.length > 120]).toEqual([alert, true]);
  });
});

describe('the alerts', () => {
  it('alerts page an operator or wait until the morning, and give the reason in a sentence', () => {
    for (const { alert, labels, annotations } of alerts) {
      expect([alert, labels?.['severity']]).toEqual([alert, expect.stringMatching(/^(page|ticket)$/)]);
      expect(annotations?.['summary']?.length).toBeGreaterThan(20);
    }
    const paging = alerts.filter(({ labels }) => labels?.['severity'] === 'page').map(({ alert }) => alert);
    expect(paging).toContain('MoneyOutOfBalance');
  });

  it('the alerts name in their sentences only labels that their expression keeps', () => {
    for (const { expr, annotations } of alerts) {
      const named = [...annotations!['summary']!.matchAll(/\$labels\.(\w+)/g)].map(([, label]) => label!);
      const kept = metricsIn(expr).flatMap(({ labels }) => labels);
      expect([expr, named.filter((label) => !kept.includes(label))]).toEqual([expr, []]);
    }
  });

  it('an unknown value raises no alert, although it differs from every number', () => {
    for (const { expr } of alerts) expect(expr).not.toMatch(/!=\s*\d/);
  });
});

describe('every expression', () => {
  it.each(expressions)('the expression of %s can be read', (_where, expression) => {
    expect(metricsIn(expression).length).toBeGreaterThan(0);
  });

  it('an unreadable expression is rejected', () => {
    expect(() => metricsIn('sum by (service (up)')).toThrow(SyntaxError);
  });

  it('an expression is described by its metrics', () => {
    expect(metricsIn('sum by (a) (rate(x{b="c", d!="e"}[5m])) / on (f) y')).toEqual([
      { metric: 'x', labels: ['b', 'd', 'a', 'f'], values: [['b', 'c']] },
      { metric: 'y', labels: ['f'], values: [] },
    ]);
  });
});

describe('the boards', () => {
  it('boards and panels have names', () => {
    expect(new Set(boards.map(({ uid }) => uid)).size).toBe(boards.length);
    for (const { panels } of boards)
      for (const { title, targets } of panels)
        expect([title, targets.length > 0]).toEqual([expect.stringMatching(/./), true]);
  });
});
