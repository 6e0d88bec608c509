import { listenersOf, type EventEnvelope } from '@deepam/contracts';
import type { OutboxRow } from '../../../libs/messaging/src/outbox/outbox.schema.js';
import { effectModel, type Effect } from '../service/effects.js';
import { queuesOf, simulated, type Servers } from '../service/servers.js';
import { failuresOf } from '../workload/failing-events.js';

const writers = ['network', 'notification'] as const;

const rowsOf = ({ databases }: Servers): OutboxRow[] =>
  simulated.flatMap((service) => databases[service].collection('OutboxRow').find({}) as unknown as OutboxRow[]);

const idsIn = ({ broker }: Servers, queue: string): string[] =>
  (broker.queues.get(queue)?.ready ?? []).map(({ content }) => (JSON.parse(content.toString()) as EventEnvelope).id);

/** Each event of a committed row has one effect at each listener, or is a planted dead letter; none is lost. */
export function* eventFaults(servers: Servers): Generator<string> {
  const rows = rowsOf(servers);
  for (const service of writers) yield* effectFaults(servers, service, rows);
  const dead = idsIn(servers, queuesOf('commission').dead);
  if (dead.length > 0) yield `commission has ${dead.length} dead letters`;
  // These services have no processes, so their events wait.
  for (const service of ['identity', 'cotton-order']) {
    const waiting = new Set(idsIn(servers, queuesOf(service).queue));
    for (const { _id, routingKey } of rows) {
      const isHeard = listenersOf(routingKey).some((listener) => listener === service);
      if (isHeard && !waiting.has(_id)) yield `the ${routingKey} ${_id} never reached ${service}`;
    }
  }
}

function* effectFaults(
  servers: Servers,
  service: (typeof writers)[number],
  rows: readonly OutboxRow[],
): Generator<string> {
  const counts = new Map<string, number>();
  for (const { eventId } of servers.databases[service].collection(effectModel).find({}) as unknown as Effect[]) {
    counts.set(eventId, (counts.get(eventId) ?? 0) + 1);
  }
  const dead = new Set(idsIn(servers, queuesOf(service).dead));
  for (const { _id, routingKey, envelope } of rows) {
    if (!listenersOf(routingKey).some((listener) => listener === service)) continue;
    const count = counts.get(_id) ?? 0;
    counts.delete(_id);
    const isPlanted = failuresOf(_id, envelope.data) === Infinity;
    if (count !== (isPlanted ? 0 : 1)) yield `the ${routingKey} ${_id} has ${count} effects at ${service}`;
    if (dead.has(_id) !== isPlanted)
      yield `the ${routingKey} ${_id} is ${isPlanted ? 'no' : 'a'} dead letter of ${service}`;
  }
  for (const eventId of counts.keys()) yield `${service} heard the event ${eventId}, which nobody said`;
}
