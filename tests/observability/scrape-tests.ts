import { randomUUID } from 'node:crypto';
import { send } from '@deepam/api-client';
import { planApproved, reportClientError, serviceNames } from '@deepam/contracts';
import { poll, publishEvent, type Product } from '@deepam/testing';
import { beforeAll, expect, it } from '@jest/globals';
import { metricsIn } from './promql.js';
import { expressions, rules } from './written.js';

const ofPrometheus = ['ALERTS', ...rules.flatMap(({ record }) => record ?? [])];

/**
 * Causes failures that a healthy product has not: a malformed event, one of a newer version, one without a listener, a
 * failing page.
 */
async function letThingsFail(test: Product): Promise<void> {
  const nothing = {} as never;
  await publishEvent(test.prefix, planApproved, nothing);
  await publishEvent(test.prefix, planApproved, nothing, { version: 99 });
  const [_id, now] = [randomUUID(), new Date()];
  const envelope = { id: _id, type: 'test.heard', version: 1, occurredAt: now.toISOString(), data: {} };
  const row = { _id, routingKey: 'test.heard.v1', createdAt: now, availableAt: now };
  await test
    .database('network')
    .collection<{ _id: string }>('outbox')
    .insertOne({ ...row, envelope: { ...envelope, correlationId: _id, causationId: null } } as { _id: string });
  const body = { kind: 'error' as const, name: 'TypeError', message: 'x', frames: [], page: '/', build: 'a1' };
  await send(test.url, reportClientError, { body });
}

export function scrapeTests(system: () => Product): void {
  let found: Scrape;
  beforeAll(async () => {
    await letThingsFail(system());
    const wanted = [
      'events_returned_total',
      'events_dead_lettered_total',
      'events_retried_total',
      'client_errors_total',
    ];
    await poll(
      async () => {
        found = await scrape(system());
        const dead = found.get('queue_messages')?.filter(({ queue }) => queue === 'dead') ?? [];
        return wanted.every((metric) => found.has(metric)) && dead.length >= 5;
      },
      { timeout: 30_000, interval: 250 },
    );
  });

  it.each(expressions)('the metrics contain every figure that %s needs, with its labels', (_where, expression) => {
    for (const { metric, labels, values } of metricsIn(expression)) {
      if (ofPrometheus.includes(metric)) continue;
      const samples = found.get(metric) ?? [];
      expect([metric, samples.length > 0]).toEqual([metric, true]);
      // An aggregate of two metrics keeps the labels of one of them.
      const missing = labels.filter((label) => !samples.some((sample) => label in sample));
      expect([metric, missing]).toEqual([metric, []]);
      for (const [label, value] of values)
        expect([metric, label, samples.map((sample) => sample[label])]).toEqual([
          metric,
          label,
          expect.arrayContaining([value]),
        ]);
    }
  });

  it('the metrics contain no personal data', () => {
    const values = [...found.values()].flat().flatMap((sample) => Object.values(sample));
    expect(values.filter((value) => /\d{5}|@/.test(value) && !/^http:\/\/127\.0\.0\.1:\d+$/.test(value))).toEqual([]);
  });
}

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
