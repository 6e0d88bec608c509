import type { SyntaxNode } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';

export interface MetricUse {
  readonly metric: string;
  readonly labels: readonly string[];
  readonly values: readonly (readonly [label: string, value: string])[];
}

export function metricsIn(expression: string): MetricUse[] {
  const text = ({ from, to }: SyntaxNode) => expression.slice(from, to);
  const selectors: SyntaxNode[] = [];
  parser.parse(expression).iterate({
    enter: ({ type, from, node }) => {
      if (type.isError) throw new SyntaxError(`${expression}\n${' '.repeat(from)}^`);
      if (type.name === 'VectorSelector') selectors.push(node);
    },
  });
  return selectors.map((selector) => {
    const matchers = selector.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
    const chosen = matchers.map((matcher) => ({
      label: text(matcher.getChild('LabelName')!),
      isEqual: text(matcher.getChild('MatchOp')!) === '=',
      value: JSON.parse(text(matcher.getChild('StringLiteral')!)) as string,
    }));
    return {
      metric: text(selector.getChild('Identifier')!),
      labels: [...chosen.map(({ label }) => label), ...groupings(selector).map(text)],
      values: chosen.filter(({ isEqual }) => isEqual).map(({ label, value }) => [label, value] as const),
    };
  });
}

function groupings(selector: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let node = selector.parent; node; node = node.parent) {
    const modifier = node.getChild('AggregateModifier') ?? node.getChild('MatchingModifierClause');
    found.push(...(modifier?.getChild('GroupingLabels')?.getChildren('LabelName') ?? []));
  }
  return found;
}
