import { z } from 'zod';

export interface EventDefinition<Data extends z.ZodType = z.ZodType> {
  readonly type: string;
  readonly version: number;
  readonly routingKey: string;
  readonly data: Data;
}

export function defineEvent<Data extends z.ZodType>(type: string, version: number, data: Data): EventDefinition<Data> {
  return { type, version, routingKey: `${type}.v${version}`, data };
}

export type EventData<D extends EventDefinition> = z.infer<D['data']>;

/**
 * `id` is unique; a redelivery and a replay keep it. `occurredAt` is ISO 8601 in UTC. `causationId` is the event or
 * request that led directly to this one.
 */
export interface EventEnvelope<Data = unknown> {
  readonly id: string;
  readonly type: string;
  readonly version: number;
  readonly occurredAt: string;
  readonly correlationId: string;
  readonly causationId: string | null;
  readonly data: Data;
}

export const eventEnvelope = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  version: z.int().positive(),
  occurredAt: z.iso.datetime(),
  correlationId: z.string().min(1),
  causationId: z.string().nullable(),
  data: z.unknown(),
});
