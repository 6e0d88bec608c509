import { drawFrom } from '@deepam/platform';
import { ConsoleLogger, Logger } from '@nestjs/common';
import { Course } from './course/course.js';
import type { Machine } from './course/machine.js';
import { chanceOf } from './course/simulated-chance.js';
import { SimulatedLog } from './course/simulated-log.js';
import { callFaults } from './laws/call-law.js';
import { eventFaults } from './laws/event-law.js';
import { ledgerFaults } from './laws/ledger-law.js';
import { transferFaults } from './laws/transfer-law.js';
import { watchOutbox } from './laws/outbox-law.js';
import { Commission } from './service/commission.js';
import { rightWiring, type Wiring } from './service/faulty-wiring.js';
import { Messaging } from './service/messaging.js';
import { Network } from './service/network.js';
import { Notification } from './service/notification.js';
import { Replica, type Process } from './service/replica.js';
import { queuesOf, Servers, simulated, type Simulated } from './service/servers.js';
import { Business } from './workload/business.js';
import { Client } from './workload/client.js';
import { Storm } from './workload/storm.js';

/** Milliseconds after the storm by which everything must have come to rest. */
const restMs = 900_000;

export interface History {
  readonly seed: number;
  readonly broken: string | null;
  readonly steps: number;
  readonly hash: string;
  readonly portCalls: number;
  readonly counts: ReadonlyMap<string, number>;
  readonly simulatedMs: number;
  readonly lastLines: readonly string[];
}

export async function live(seed: number, wiring: Wiring = rightWiring): Promise<History> {
  const course = new Course(seed);
  const putBack = drawFrom(chanceOf(course));
  const { stackTraceLimit } = Error;
  // Errors are frequent here, and their stack frames cost more than the rest of them.
  Error.stackTraceLimit = 0;
  Logger.overrideLogger(new SimulatedLog(course));
  try {
    await liveThrough(course, wiring);
  } finally {
    putBack();
    Error.stackTraceLimit = stackTraceLimit;
    Logger.overrideLogger(new ConsoleLogger());
  }
  const { broken, steps, hash, portCalls, counts, now: simulatedMs, lastLines } = course;
  return { seed, broken, steps, hash, portCalls, counts, simulatedMs, lastLines };
}

async function liveThrough(course: Course, wiring: Wiring): Promise<void> {
  const servers = new Servers(course);
  for (const service of simulated) watchOutbox(course, service, servers.databases[service]);
  let isDeclared = false;
  servers.declare().then(
    () => (isDeclared = true),
    (error: unknown) => course.breaks(`nothing could be declared: ${String(error)}`),
  );
  await course.go(() => isDeclared);

  const replicas: Replica[] = [];
  const storm: Storm = new Storm(course, servers, replicas);
  const twoOf = <P extends Process>(service: Simulated, make: (messaging: Messaging) => P): Replica<P>[] =>
    [1, 2].map((n) => {
      const start = (machine: Machine) => make(new Messaging(machine, service, servers, wiring));
      const replica = new Replica<P>(course, `${service} ${n}`, storm, start);
      replicas.push(replica);
      return replica;
    });
  const HOLD_DAYS = course.draw.oneOf([0, 1 / 2_880]);
  const network = twoOf('network', (messaging) => new Network(messaging));
  const commission = twoOf('commission', (messaging) => new Commission(messaging, { HOLD_DAYS }));
  twoOf('notification', (messaging) => new Notification(messaging));
  for (const replica of replicas) replica.start();

  const client = new Client(course);
  new Business(course, client, network, commission, servers).begin(storm.endsAt / 2);
  storm.begin();
  await untilRest(course, servers, client, storm);
  if (course.broken !== null) return;
  for (const law of [
    ledgerFaults(servers.databases.network, servers.databases.commission),
    transferFaults(servers.databases.network, servers.databases.commission),
    eventFaults(servers),
    callFaults(servers, client.asked),
  ]) {
    for (const fault of law) course.breaks(fault);
  }
}

async function untilRest(course: Course, servers: Servers, client: Client, storm: Storm): Promise<void> {
  let isAtRest = false;
  const runChecks = () => {
    isAtRest = storm.isOver && client.isIdle && restlessIn(servers) === null;
    if (course.now > storm.endsAt + restMs) {
      course.breaks(`no rest: ${restlessIn(servers) ?? 'callers still wait'}`);
    }
    course.at(1_000, 'a look around', runChecks);
  };
  runChecks();
  await course.go(() => isAtRest);
}

function restlessIn({ broker, databases }: Servers): string | null {
  for (const service of simulated) {
    const database = databases[service];
    const [row] = database.collection('OutboxRow').find({ availableAt: { $exists: true } });
    if (row) return `the row ${row._id} of ${service}'s outbox`;
    if (database.collection('Hold').find({}).length > 0) return 'a held credit';
    const { queue, retries } = queuesOf(service);
    const full = [queue, ...retries.map(({ name }) => name)].find((name) => broker.queues.get(name)?.isEmpty === false);
    if (full !== undefined) return `a message in ${full}`;
  }
  return null;
}
