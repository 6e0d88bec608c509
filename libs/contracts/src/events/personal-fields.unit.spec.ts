import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { auditRecorded } from './audit-events.js';
import { personalFields } from './personal-fields.js';
import { subscriptions } from './subscriptions.js';

interface Described {
  readonly type?: string | readonly string[];
  readonly pattern?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly properties?: Record<string, Described>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
}

function freeTexts({ type, pattern, format, enum: words, properties, items, anyOf }: Described, path = ''): string[] {
  if ([type].flat().includes('string') && !pattern && !format && !words) return [path];
  const inside = Object.entries(properties ?? {}).flatMap(([name, part]) =>
    freeTexts(part, path === '' ? name : `${path}.${name}`),
  );
  return [...inside, ...[items ?? [], anyOf ?? []].flat().flatMap((part) => freeTexts(part, path))];
}

const kept = [
  'sessionId',
  'keeps.sessionId',
  'referralCode',
  'memberCode',
  'fromCode',
  'utr',
  'planRequest.utr',
  'reference',
  'depositProofKey',
  'reason',
];

const forgettable = ({ routingKey }: { routingKey: string }) =>
  personalFields.filter(({ events }) => events.some((event) => event.routingKey === routingKey));

const events = subscriptions.map(({ event }) => event).filter((event) => event !== auditRecorded);

it.each(events.map((event) => [event.routingKey, event] as const))(
  'the personal fields of %s are all known',
  (_key, event) => {
    const texts = freeTexts(z.toJSONSchema(event.data) as Described).filter((path) => !kept.includes(path));
    expect(forgettable(event).map(({ field }) => field)).toEqual(expect.arrayContaining(texts));
  },
);

it('every personal field of an event exists in its contract', () => {
  for (const event of events) {
    const texts = freeTexts(z.toJSONSchema(event.data) as Described);
    for (const { field } of forgettable(event)) expect(texts).toContain(field);
  }
});
