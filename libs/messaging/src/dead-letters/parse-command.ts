import { parseArgs } from 'node:util';

export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'list'; readonly service: string; readonly limit: number }
  | { readonly kind: 'show'; readonly service: string; readonly id: string }
  | { readonly kind: 'replay'; readonly service: string; readonly id: string }
  | { readonly kind: 'replay-all'; readonly service: string };

export const help = `Events that a service could not handle.

  list    --service <name> [--limit <n>]   id, event, reason, tries, time and error of each; 100 by default
  show    --service <name> <id>            one of them with its content
  replay  --service <name> <id>            sends it to its service again; the message id stays the same
  replay  --service <name> --all           sends all of them

Services: identity, network, cotton-order, commission, notification.
Reads AMQP_URL and AMQP_PREFIX (default: deepam) from the environment.`;

export class CommandError extends Error {
  override readonly name = 'CommandError';
}

export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [verb, id, ...rest] = positionals;
  if (values.help || verb === undefined || verb === 'help') return { kind: 'help' };
  const service = values.service;
  if (!service || !/^[a-z][a-z0-9-]*$/.test(service))
    throw new CommandError('Please name the service: --service <name>.');
  if (rest.length > 0) throw new CommandError(`"${rest[0]}" is one word too many.`);
  switch (verb) {
    case 'list':
      if (id) throw new CommandError(`"${id}" is one word too many.`);
      return { kind: 'list', service, limit: limitOf(values.limit) };
    case 'show':
      return { kind: 'show', service, id: needed(id) };
    case 'replay':
      if (values.all && id) throw new CommandError('Please give either an id or --all.');
      return values.all ? { kind: 'replay-all', service } : { kind: 'replay', service, id: needed(id) };
    default:
      throw new CommandError(`"${verb}" is not a command. The commands are list, show and replay.`);
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        service: { type: 'string', short: 's' },
        limit: { type: 'string' },
        all: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function limitOf(text = '100'): number {
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1) throw new CommandError('--limit takes a whole number from 1.');
  return limit;
}

function needed(id: string | undefined): string {
  if (!id) throw new CommandError('Please give the id of the message; list shows the ids.');
  return id;
}
