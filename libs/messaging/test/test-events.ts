import { defineEvent, type EventDefinition } from '@deepam/contracts';
import { z } from 'zod';

/** Something that a service may say; `n` tells the events of one test apart. */
export const thingHappened = defineEvent('test.thing-happened', 1, z.object({ n: z.int(), note: z.string() }));
/** Said by the handler of `thingHappened`. */
export const thingNoticed = defineEvent('test.thing-noticed', 1, z.object({ n: z.int() }));
/** Nobody listens. */
export const thingForgotten = defineEvent('test.thing-forgotten', 1, z.object({ n: z.int() }));

export type ThingHappened = typeof thingHappened;
export type AnyEvent = EventDefinition;
