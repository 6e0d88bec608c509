import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface ComposeService {
  readonly image: string;
  readonly command?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly user?: string;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly pids_limit?: number;
  readonly networks?: readonly string[];
  readonly volumes?: readonly string[];
  readonly restart?: string;
  readonly profiles?: readonly string[];
  readonly container_name?: string;
  readonly ports?: readonly string[];
  readonly build?: { readonly target: string; readonly args?: Readonly<Record<string, string>> };
  readonly environment?: Readonly<Record<string, string>>;
  readonly logging?: { readonly options: Readonly<Record<string, string>> };
  readonly healthcheck?: unknown;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

const file = new URL('../../docker-compose.yml', import.meta.url);
/** The innermost variables are replaced first. */
const variable = /\$\{(\w+)(?::([-?+])([^{}]*))?\}/g;

/**
 * docker-compose.yml with the variables of .env, like compose: `${NAME:-default}`, `${NAME:+instead}` and
 * `${NAME:?why}`, nested.
 * @throws Error for an unset variable
 */
export function composeWith(env: Readonly<Record<string, string>>): Readonly<Record<string, ComposeService>> {
  const put = (text: string): string => {
    const done = text.replace(variable, (whole, name: string, kind?: string, rest?: string) => {
      const value = kind === '+' ? (env[name] ? rest : '') : env[name] || (kind === '-' ? rest : undefined);
      if (value === undefined) throw new Error(`${whole} is set by nobody`);
      return value;
    });
    return done === text ? done : put(done);
  };
  return servicesOf(put(readFileSync(file, 'utf8')));
}

export const composeServices = () => servicesOf(readFileSync(file, 'utf8'));

const servicesOf = (text: string): Readonly<Record<string, ComposeService>> =>
  (parse(text, { merge: true }) as { services: Record<string, ComposeService> }).services;
