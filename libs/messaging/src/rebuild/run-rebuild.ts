import { randomUUID } from 'node:crypto';
import { ConfigError, EVENT_CONSUMER, requestContext, Unreachable, type EventConsumer } from '@deepam/platform';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AuditTrail } from '../audit/audit-trail.js';
import type { Output } from '../dead-letters/output.js';
import type { Projection } from './projection.js';
import { rebuild } from './rebuild.js';
import type { RebuildConfig, RebuildCommand } from './rebuild-command.js';
import { parseArgs } from 'node:util';

function parseOptions(args: readonly string[]) {
  try {
    const options = {
      help: { type: 'boolean', short: 'h' },
      'empty-first': { type: 'boolean' },
    } as const;
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    return { help: values.help, emptyFirst: values['empty-first'] ?? false, projections: positionals };
  } catch {
    return null;
  }
}

const helpFor = ({
  service,
  projections,
}: Pick<
  RebuildCommand<RebuildConfig>,
  'service' | 'projections'
>): string => `Makes projections of the ${service} service again from the events of their owners.

  node dist/rebuild-projection.js [projection …] [--empty-first] [--help]

${Object.entries(projections)
  .map(([name, { about, collection }]) => `  ${name.padEnd(10)} ${about}${collection ? '' : '; always in place'}`)
  .join('\n')}

Without a name it makes all of them. It may run while the service works and may be repeated: nothing is posted, notified or
published again.
--empty-first forgets what is there, which also removes wrong facts; members are refused until it has ended.

It reads the environment of the ${service} service; MONGO_URL must be allowed to read the outboxes of the other services.
Exit code 0: rebuilt. 1: not possible, and why. 2: not understood.`;

export async function runRebuild<C extends RebuildConfig>(
  args: readonly string[],
  command: RebuildCommand<C>,
  output: Output = terminal,
): Promise<number> {
  const options = parseOptions(args);
  const unknown = options?.projections.find((name) => !Object.hasOwn(command.projections, name));
  if (!options || options.help || unknown !== undefined) {
    if (unknown !== undefined) output.err(`There is no projection "${unknown}".\n`);
    (options?.help ? output.out : output.err)(helpFor(command));
    return options?.help ? 0 : 2;
  }
  try {
    const wanted = Object.entries(command.projections).filter(
      ([name]) => options.projections.length === 0 || options.projections.includes(name),
    );
    const replayed = await carryOut(command, Object.fromEntries(wanted), options.emptyFirst, output);
    output.out(`Rebuilt ${wanted.map(([name]) => name).join(', ')} of ${command.service} from ${replayed} events.`);
    return 0;
  } catch (error) {
    const isPlain = error instanceof ConfigError || error instanceof Unreachable;
    output.err(isPlain ? error.message : `It failed: ${error instanceof Error ? error.stack : String(error)}`);
    return 1;
  }
}

async function carryOut<C extends RebuildConfig>(
  { config: readConfig, module }: RebuildCommand<C>,
  projections: Readonly<Record<string, Projection>>,
  emptyFirst: boolean,
  output: Output,
): Promise<number> {
  const config = readConfig();
  // The application does not listen: the running service keeps the queue.
  const app = await NestFactory.create(module(config), new FastifyAdapter(), { logger: false, abortOnError: false });
  try {
    const { strategy } = app.get<EventConsumer>(EVENT_CONSUMER, { strict: false });
    app.connectMicroservice({ strategy });
    await app.init();
    const progress = (replayed: number) => replayed % 10_000 === 0 && output.out(`${replayed} events …`);
    const replayed = await rebuild(app, projections, { databasePrefix: config.MONGO_DB_PREFIX, emptyFirst, progress });
    const subject = { kind: 'projection' as const, id: Object.keys(projections).join(', ') };
    await requestContext.run({ correlationId: randomUUID(), causationId: null, caller: null }, () =>
      app.get(AuditTrail, { strict: false }).recordAlone('projection-rebuilt', { subject }),
    );
    return replayed;
  } finally {
    await app.close();
  }
}

const terminal: Output = {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
};
