import { defineEvent, type EventDefinition } from '@deepam/contracts';
import { z } from 'zod';

export const thingHappened = defineEvent('test.thing-happened', 1, z.object({ n: z.int(), note: z.string() }));
export const thingNoticed = defineEvent('test.thing-noticed', 1, z.object({ n: z.int() }));
export const thingForgotten = defineEvent('test.thing-forgotten', 1, z.object({ n: z.int() }));

export type ThingHappened = typeof thingHappened;
export type AnyEvent = EventDefinition;
