import { parseArgs } from 'node:util';
import type { RebuildConfig, RebuildCommand } from './rebuild-command.js';

export function parseOptions(args: readonly string[]) {
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

export const helpFor = ({
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
