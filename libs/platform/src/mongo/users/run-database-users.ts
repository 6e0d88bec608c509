import { listeningServices, type ServiceName } from '@deepam/contracts';
import { mongo } from 'mongoose';
import { z } from 'zod';
import { Unreachable } from '../../boot/unreachable.js';
import { ConfigError } from '../../config/config-error.js';
import { loadConfig } from '../../config/load-config.js';
import { databaseConfig } from '../../config/service-config.js';

/** The operator reads the events of every service, for `rebuild-projection`; no process runs with this user. */
const operatorUser = 'operator';

interface DatabaseUser {
  readonly name: string;
  readonly roles: readonly { readonly role: 'readWrite'; readonly db: string }[];
}

export function databaseUsers(databasePrefix: string): DatabaseUser[] {
  const own = (service: ServiceName) => ({ role: 'readWrite' as const, db: `${databasePrefix}_${service}` });
  const users = listeningServices.map((service) => ({ name: service, roles: [own(service)] }));
  return [...users, { name: operatorUser, roles: listeningServices.map(own) }];
}

export const passwordVariable = (user: string): string => `${user.toUpperCase().replaceAll('-', '_')}_MONGO_PASSWORD`;

interface Output {
  out(text: string): void;
  err(text: string): void;
}

const password = z.string().min(16).describe('a password of MongoDB of at least 16 characters');
const passwords = z.object(Object.fromEntries(databaseUsers('').map(({ name }) => [passwordVariable(name), password])));

/**
 * Creates the users of all services, or updates the passwords and rights of existing ones. Reads MONGO_URL of an
 * administrator, MONGO_DB_PREFIX and <SERVICE>_MONGO_PASSWORD.
 * @returns the exit code: 0 done, 1 not possible
 */
export async function runDatabaseUsers(output: Output, env = process.env): Promise<number> {
  try {
    const given = loadConfig(passwords, env);
    const { MONGO_URL, MONGO_DB_PREFIX } = loadConfig(databaseConfig, env);
    const users = databaseUsers(MONGO_DB_PREFIX);
    await withAdmin(MONGO_URL, async (admin) => {
      for (const user of users) await makeOrChange(admin, user, given[passwordVariable(user.name)]!);
    });
    output.out(`Users of MongoDB: ${users.map(({ name }) => name).join(', ')}.`);
    return 0;
  } catch (error) {
    const isPlain = error instanceof ConfigError || error instanceof Unreachable;
    output.err(isPlain ? error.message : `The users could not be made: ${String(error)}`);
    return 1;
  }
}

async function withAdmin(url: string, work: (admin: mongo.Db) => Promise<void>): Promise<void> {
  const client = new mongo.MongoClient(url, { serverSelectionTimeoutMS: 10_000 });
  try {
    await client.connect().catch((error: unknown) => {
      throw new Unreachable('MONGO_URL', url, error);
    });
    await work(client.db('admin'));
  } finally {
    await client.close();
  }
}

async function makeOrChange(admin: mongo.Db, { name, roles }: DatabaseUser, pwd: string): Promise<void> {
  const { users } = await admin.command({ usersInfo: name });
  const command = (users as readonly unknown[]).length === 0 ? 'createUser' : 'updateUser';
  await admin.command({ [command]: name, pwd, roles });
}
