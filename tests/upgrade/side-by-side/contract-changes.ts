import type { Endpoint, EventDefinition, Subscription } from '@deepam/contracts';
import { z } from 'zod';

export interface Contracts {
  readonly allEndpoints: readonly Endpoint[];
  readonly subscriptions: readonly Subscription[];
}

/** `asked`: only the older release sends it. `said`: both releases send it. */
type Direction = 'asked' | 'said';

interface Schema {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
}

export function contractChanges(older: Contracts, newer: Contracts): string[] {
  return [...callChanges(older, newer), ...eventChanges(older, newer)];
}

function callChanges(older: Contracts, newer: Contracts): string[] {
  return older.allEndpoints.flatMap((before) => {
    const { name, method, path } = before;
    const now = newer.allEndpoints.find((one) => one.method === method && one.path === path);
    if (!now) return [`the call ${name} is gone`];
    const parts = (['params', 'query', 'body'] as const).flatMap((part) =>
      changes(shapeOf(before[part], 'input'), shapeOf(now[part], 'input'), `${part} of ${name}`, 'asked'),
    );
    const answers = [shapeOf(before.response, 'output'), shapeOf(now.response, 'output')] as const;
    return [...parts, ...changes(...answers, `the answer of ${name}`, 'said')];
  });
}

function eventChanges(older: Contracts, newer: Contracts): string[] {
  return older.subscriptions.flatMap(({ event, services }) => {
    const now = newer.subscriptions.find((one) => one.event.routingKey === event.routingKey);
    const deaf = services.filter((service) => !now?.services.includes(service));
    if (!now || deaf.length > 0) return [`${deaf.join(', ')} no longer hears ${event.routingKey}`];
    return changes(dataOf(event), dataOf(now.event), event.routingKey, 'said');
  });
}

const dataOf = ({ data }: EventDefinition) => shapeOf(data, 'input');

function shapeOf(schema: z.ZodType | undefined, io: 'input' | 'output'): Schema {
  if (!schema) return {};
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Schema;
}

/** Lengths, limits and patterns may change as rules of the product, so they are left out. */
export function changes(before: Schema, now: Schema, at: string, direction: Direction): string[] {
  if (before.anyOf || now.anyOf) return alternatives(before, now, at, direction);
  if (JSON.stringify(before.type) !== JSON.stringify(now.type)) return [`${at} is of another type`];
  const items = before.items && now.items ? changes(before.items, now.items, `each of ${at}`, direction) : [];
  return [...wordChanges(before, now, at, direction), ...items, ...fieldChanges(before, now, at, direction)];
}

function alternatives(before: Schema, now: Schema, at: string, direction: Direction): string[] {
  const [some, others] = [before.anyOf ?? [before], now.anyOf ?? [now]];
  if (some.length !== others.length) return [`${at} has other alternatives`];
  return some.flatMap((one, index) => changes(one, others[index]!, at, direction));
}

function wordChanges(before: Schema, now: Schema, at: string, direction: Direction): string[] {
  const [some, others] = [wordsOf(before), wordsOf(now)];
  if (!some || !others) return some === others || (direction === 'asked' && some) ? [] : [`${at} has other words`];
  const gone = some.filter((word) => !others.includes(word));
  const added = direction === 'asked' ? [] : others.filter((word) => !some.includes(word));
  return [
    ...gone.map((word) => `${at} may no longer be ${String(word)}`),
    ...added.map((word) => `${at} may be ${String(word)}, which the older release does not know`),
  ];
}

const wordsOf = (schema: Schema): readonly unknown[] | undefined =>
  schema.enum ?? ('const' in schema ? [schema.const] : undefined);

function fieldChanges(before: Schema, now: Schema, at: string, direction: Direction): string[] {
  const [some, others] = [before.properties ?? {}, now.properties ?? {}];
  const [wasNeeded, isNeeded] = [new Set(before.required), new Set(now.required)];
  return [...new Set([...Object.keys(some), ...Object.keys(others)])].flatMap((name) => {
    const place = `${name} in ${at}`;
    if (isNeeded.has(name) && !wasNeeded.has(name)) return [`${place} is needed now`];
    if (direction === 'said' && wasNeeded.has(name) && !isNeeded.has(name)) return [`${place} may be missing now`];
    const [one, other] = [some[name], others[name]];
    return one && other ? changes(one, other, place, direction) : [];
  });
}
