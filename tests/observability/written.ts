import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const folder = new URL('../../deploy/observability/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');

export interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}

export const rules: readonly Rule[] = (
  parse(read('prometheus/rules.yml')) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules);

interface Board {
  readonly uid: string;
  readonly title: string;
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

export const boards: readonly Board[] = readdirSync(fileURLToPath(new URL('grafana/boards/', folder))).map(
  (file) => JSON.parse(read(`grafana/boards/${file}`)) as Board,
);

export const expressions: readonly (readonly [where: string, expression: string])[] = [
  ...rules.map(({ alert, record, expr }) => [alert ?? record!, expr] as const),
  ...boards.flatMap(({ title, panels }) =>
    panels.flatMap((panel) => panel.targets.map(({ expr }) => [`${title}: ${panel.title}`, expr] as const)),
  ),
];
