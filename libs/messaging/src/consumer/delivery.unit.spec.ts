import { describe, expect, it } from '@jest/globals';
import { defineEvent } from '@deepam/contracts';
import type { Message } from 'amqplib';
import fc from 'fast-check';
import { z } from 'zod';
import { MalformedEvent, UnhandledEvent } from '../events/messaging.errors.js';
import { sealEvent } from '../events/seal-event.js';
import { readDelivery, readEvent } from './event-consumer.js';

const saved = defineEvent('test.thing-saved', 1, z.object({ name: z.string(), sizeKg: z.int() }));
const definitionOf = (routingKey: string) => (routingKey === saved.routingKey ? saved : undefined);
const read = (value: unknown) => readEvent(Buffer.from(JSON.stringify(value)), definitionOf);
const seal = { id: 'a', occurredAt: new Date(0), correlationId: 'b', causationId: null };

describe('reading an event', () => {
  it('a sealed event is read back unchanged', () => {
    const data = fc.record({ name: fc.string(), sizeKg: fc.integer() });
    fc.assert(
      fc.property(data, (value) => {
        const envelope = sealEvent(saved, value, seal);
        expect(read(envelope)).toEqual({ envelope, routingKey: saved.routingKey });
      }),
    );
  });

  it('a delivery that is not an event is rejected as malformed, and with no other error', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(() => readEvent(Buffer.from(bytes), definitionOf)).toThrow(MalformedEvent);
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(() => read(value)).toThrow(MalformedEvent);
      }),
    );
  });

  it('the error of a malformed event names the invalid field and never its value', () => {
    const envelope = { ...sealEvent(saved, { name: 'x', sizeKg: 1 }, seal), data: { name: 'x', sizeKg: 'Sita' } };
    expect(() => read(envelope)).toThrow(new MalformedEvent('The data does not fit: sizeKg (invalid_type)'));
  });

  it('an event without a handler is distinguished from a malformed one', () => {
    const envelope = { ...sealEvent(saved, { name: 'x', sizeKg: 1 }, seal), version: 2 };
    expect(() => read(envelope)).toThrow(UnhandledEvent);
  });

  it('the error of an unreadable event names the fault without quoting anything', () => {
    expect(() => readEvent(Buffer.from('{"name":'), definitionOf)).toThrow(
      new MalformedEvent('The content is not JSON.'),
    );
    expect(() => read({ type: 'Sita' })).toThrow(/^The envelope does not fit: (?!.*Sita)/);
    const unknown = { ...sealEvent(saved, { name: 'x', sizeKg: 1 }, seal), version: 2 };
    expect(() => read(unknown)).toThrow(new UnhandledEvent('No handler of this service knows the event.'));
  });
});

describe('a delivery', () => {
  const envelope = sealEvent(saved, { name: 'x', sizeKg: 1 }, seal);
  const delivered = (content: string, type?: unknown) =>
    readDelivery({ content: Buffer.from(content), properties: { type } } as Message, definitionOf);

  it('a delivery is named by its content', () => {
    expect(delivered(JSON.stringify(envelope), 'other')).toEqual({
      event: saved.routingKey,
      envelope,
      payload: envelope.data,
      error: null,
    });
  });

  it('an unreadable delivery is known by its label if a handler knows it, and keeps its content', () => {
    const error = new MalformedEvent('The content is not JSON.');
    const unread = { envelope: null, payload: 'नहीं', error };
    expect(delivered('नहीं', saved.routingKey)).toEqual({ ...unread, event: saved.routingKey });
    for (const type of [undefined, 7, 'test.other.v1']) {
      expect(delivered('नहीं', type)).toEqual({ ...unread, event: 'unknown' });
    }
  });
});
