import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

interface Rule {
  readonly selectors: readonly string[];
  readonly body: string;
}

const rulesOf = (css: string): Rule[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({
    selectors: selector!.split(',').map((one) => one.trim()),
    body: body!,
  }));
const rulesWithin = (css: string, condition: string): Rule[] => {
  const start = css.indexOf(`${condition} {`);
  let [end, depth] = [css.indexOf('{', start), 0];
  do depth += { '{': 1, '}': -1 }[css[end++]!] ?? 0;
  while (depth > 0);
  return start === -1 ? [] : rulesOf(css.slice(css.indexOf('{', start) + 1, end - 1));
};
const sheet = (path: string): string => readFileSync(new URL(`../${path}.module.css`, import.meta.url), 'utf8');
const hiddenBy = (rules: readonly Rule[]): string[] =>
  rules.filter(({ body }) => /display: none/.test(body)).flatMap(({ selectors }) => selectors);

it('the style sheet places name and facts of a case into areas only where the case has areas, so that returns do not overprint', () => {
  const rules = rulesOf(sheet('features/decision-desk/components/case-view'));
  const placed = (area: string) =>
    rules.filter(({ body }) => body.includes(`grid-area: ${area};`)).flatMap(({ selectors }) => selectors);
  expect(
    rules.filter(({ body }) => /grid-template: 'head proof'/.test(body)).map(({ selectors }) => selectors),
  ).toEqual([['.case:not(.bare)']]);
  expect([placed('head'), placed('facts')]).toEqual([['.case:not(.bare) > .head'], ['.case:not(.bare) > .facts']]);
});

it('the style sheet hides the columns for wide windows in a table of 680 to 1,000 px, whose buttons would cover the names', () => {
  const css = sheet('components/ui/data-table');
  expect(hiddenBy(rulesWithin(css, '@container table (42.5rem <= width < 65rem)'))).toContain("[data-from-rem='65']");
  expect(hiddenBy(rulesWithin(css, '@container table (42.5rem <= width < 50rem)'))).toContain("[data-from-rem='50']");
});

it('a style sheet draws a shadow at the buttons of a row while columns lie below them', () => {
  const rules = rulesOf(sheet('components/ui/data-table'));
  const shadowed = rules.filter(({ body }) => body.includes('animation-timeline: --table-end'));
  expect(shadowed.map(({ selectors }) => selectors)).toEqual([['.head[data-bare]', '.cell[data-bare]']]);
});

it.each([
  ['features/network-tree/components/network-tree', '@media (hover: none) or (width < 600px)', '.keys'],
  [
    'features/decision-desk/components/decision-bar',
    '@media (width < 640px), (pointer: coarse) and (hover: none)',
    '.key',
  ],
  ['components/ui/shortcuts', '@media (pointer: coarse) and (hover: none)', 'button.button'],
])('a style sheet hides hints about keys on a phone: %s', (path, condition, hint) => {
  expect(hiddenBy(rulesWithin(sheet(path), condition))).toContain(hint);
});

it('places the proof at the side of the facts on a tablet, where the bar of the decision does not cover it', () => {
  const rules = rulesWithin(sheet('features/decision-desk/components/case-view'), '@container desk (width >= 42rem)');
  const proof = rules.find(({ selectors }) => selectors.includes('.proof'));
  expect(proof!.body).toMatch(/position: sticky;[\s\S]*grid-area: proof;/);
});

it('a style sheet gives the pill of a chosen view another background than its button', () => {
  const rules = rulesOf(sheet('shared/saved-views/saved-views'));
  const backgroundOf = (selector: string) =>
    rules.findLast(({ selectors }) => selectors.join(', ') === selector)?.body.match(/background: ([^;]+)/)?.[1];
  const pill = backgroundOf(".view:is([aria-pressed='true'], :hover) .count");
  expect([pill, backgroundOf(".view[aria-pressed='true']")]).toEqual(['var(--surface)', 'var(--brand-tint)']);
});

it('a style sheet gives the buttons at the foot of the wallet equal widths', () => {
  const [ways] = rulesOf(sheet('features/payouts/components/wallet')).filter(({ selectors }) =>
    selectors.includes('.ways'),
  );
  expect(ways!.body).toMatch(/grid-template-columns: repeat\(auto-fit, minmax\(.*, 1fr\)\)/);
});

it('a style sheet gives the top bar one width on every page, so that the logo and the menu do not move', () => {
  const [inner] = rulesOf(sheet('app/top-bar')).filter(({ selectors }) => selectors.includes('.inner'));
  expect(inner!.body).toContain('width: min(100%, var(--page-wide));');
});

it('the style sheet keeps messages above the tabs of a phone', () => {
  const [region] = rulesOf(sheet('components/ui/toasts')).filter(({ selectors }) => selectors.includes('.region'));
  expect(region!.body).toContain('inset: auto 0 var(--tabs-height, 0px);');
});
