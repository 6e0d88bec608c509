import type { z } from 'zod';
import { ConfigError } from './config-error.js';

/** The pattern finds reserved names of the internet (RFC 2606), and handles that no bank has. */
const example = /(^|[.@/])example(\.(com|net|org))?($|[:/?,])|@(bank|examplebank|demo)$/i;

export const isExampleValue = (value: string): boolean => example.test(value);

const refusesExamples = (env: NodeJS.ProcessEnv): boolean =>
  env['NODE_ENV'] === 'production' && env['ALLOW_EXAMPLE_VALUES'] !== '1';

/**
 * The configuration of a process is typed. An empty variable counts as unset.
 * @throws ConfigError that lists every error: the fault and the expected value
 */
export function loadConfig<S extends z.ZodObject>(schema: S, env: NodeJS.ProcessEnv): z.output<S> {
  const given = Object.fromEntries(
    Object.keys(schema.shape)
      .map((name) => [name, env[name]?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) {
    assertNoExampleValues(schema, given, env);
    return parsed.data;
  }
  const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0] ?? 'The environment')))];
  throw new ConfigError(names.map((name) => `${name} ${errorOf(schema, name, given[name], parsed.error)}`));
}

/** A placeholder address of the installation guide must not get payments or messages. */
function assertNoExampleValues(
  schema: z.ZodObject,
  given: Readonly<Record<string, unknown>>,
  env: NodeJS.ProcessEnv,
): void {
  if (!refusesExamples(env)) return;
  const examples = Object.entries(given).filter(([, value]) => isExampleValue(String(value)));
  if (examples.length === 0) return;
  throw new ConfigError(
    examples.map(([name]) => {
      const description = descriptionOf(schema.shape[name] as z.ZodType | undefined);
      return `${name} is an example that nobody has replaced; expected ${description ?? 'a value of your own'}.`;
    }),
  );
}

/** The message never contains the value, which may be a secret. */
function errorOf(schema: z.ZodObject, name: string, value: string | undefined, error: z.ZodError): string {
  const what = value === undefined ? 'is not set' : 'has a value that is not usable';
  const description = descriptionOf(schema.shape[name] as z.ZodType | undefined);
  if (description !== undefined) return `${what}; expected ${description}.`;
  return `${what}: ${error.issues.find((issue) => issue.path[0] === name)?.message ?? 'another one is expected'}.`;
}

function descriptionOf(schema: z.ZodType | undefined): string | undefined {
  const { innerType } = (schema?.def ?? {}) as { innerType?: z.ZodType };
  return schema?.description ?? (innerType ? descriptionOf(innerType) : undefined);
}
