import type { EventData, EventDefinition } from '@deepam/contracts';
import type { EventOf } from './event-of.js';
import { MalformedEvent } from './messaging.errors.js';

export interface Seal {
  readonly id: string;
  readonly occurredAt: Date;
  readonly correlationId: string;
  readonly causationId: string | null;
}

/**
 * Puts data into an envelope.
 * @throws MalformedEvent when the data does not fit the definition, which is an error of the sender
 */
export function sealEvent<D extends EventDefinition>(definition: D, data: EventData<D>, seal: Seal): EventOf<D> {
  const parsed = definition.data.safeParse(data);
  if (!parsed.success) throw new MalformedEvent(`${definition.routingKey}: ${describeIssues(parsed.error.issues)}`);
  return {
    id: seal.id,
    type: definition.type,
    version: definition.version,
    occurredAt: seal.occurredAt.toISOString(),
    correlationId: seal.correlationId,
    causationId: seal.causationId,
    data: parsed.data as EventData<D>,
  };
}

/** The text has only paths and reasons, so that values of an event never reach logs and headers. */
export function describeIssues(issues: readonly { path: PropertyKey[]; code: string }[]): string {
  return issues.map((issue) => `${issue.path.map(String).join('.') || 'event'} (${issue.code})`).join(', ');
}
