import { serviceNames } from '@deepam/contracts';
import type { Product } from '@deepam/testing';

export type Scrape = ReadonlyMap<string, readonly Readonly<Record<string, string>>[]>;

const sample = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? \S+$/;

export async function scrape({ origin }: Product): Promise<Scrape> {
  const found = new Map<string, Record<string, string>[]>();
  const add = (metric: string, labels: Record<string, string>) =>
    found.set(metric, [...(found.get(metric) ?? []), labels]);
  for (const service of serviceNames) {
    const target = { job: 'deepam', instance: origin(service), service };
    add('up', target);
    const text = await (await fetch(`${origin(service)}/metrics`)).text();
    for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
      const [, metric, labels = ''] = sample.exec(line) ?? [];
      if (metric === undefined) throw new Error(`This is no sample: ${line}`);
      const own = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, name, value]) => [name!, value!]);
      add(metric, { ...target, ...(Object.fromEntries(own) as Record<string, string>) });
    }
  }
  return found;
}
