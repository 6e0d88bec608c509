import type { Db } from 'mongodb';
import { withAdmin, type AdminAccess } from './mongo-client.js';

export const replicaSetName = 'rs0';
const alreadyInitiated = 23;
const authenticationFailed = 18;

interface ReplicaSetConfig {
  version: number;
  members: { host: string }[];
}

/**
 * Makes the server the primary of its one-member replica set, with one user; the promise resolves when the server
 * accepts writes.
 * @param isJournaled of a new set: whether writes that a majority has acknowledged are on the disk
 */
export async function becomePrimary(access: AdminAccess, isJournaled = true): Promise<void> {
  const host = `127.0.0.1:${access.port}`;
  try {
    await withAdmin(access, async (admin) => {
      const { config } = (await admin.command({ replSetGetConfig: 1 })) as { config: ReplicaSetConfig };
      if (config.members[0]?.host !== host) await moveTo(admin, config, host);
      await untilWritable(admin);
    });
  } catch (error) {
    if ((error as { code?: number }).code !== authenticationFailed) throw error;
    await withAdmin(access, (admin) => begin(admin, access, host, isJournaled), true);
  }
}

/** The server starts for the first time, or an earlier start was killed before the user existed. */
async function begin(admin: Db, { user, password }: AdminAccess, host: string, isJournaled: boolean): Promise<void> {
  const set = { _id: replicaSetName, writeConcernMajorityJournalDefault: isJournaled, members: [{ _id: 0, host }] };
  await admin.command({ replSetInitiate: set }).catch((error: { code?: number }) => {
    if (error.code !== alreadyInitiated) throw error;
  });
  await untilWritable(admin);
  await admin.command({ createUser: user, pwd: password, roles: ['root'] });
}

/**
 * The data was served at another port before: the set's only member has a new address, so the change of the
 * configuration must be forced.
 */
async function moveTo(admin: Db, config: ReplicaSetConfig, host: string): Promise<void> {
  const members = config.members.slice(0, 1).map((member) => ({ ...member, host }));
  await admin.command({ replSetReconfig: { ...config, version: config.version + 1, members }, force: true });
}

export async function untilWritable(admin: Db): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await admin.command({ isMaster: 1 })).ismaster) {
    if (Date.now() > end) throw new Error('The replica set has no primary');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A signal would let the primary of a set wait ten seconds for secondaries. */
export async function shutDown(access: AdminAccess): Promise<void> {
  await withAdmin(access, (admin) => admin.command({ shutdown: 1, force: true, timeoutSecs: 0 })).catch(() => {
    // The server closes the connection instead of answering; if the command failed, the following signal ends it.
  });
}
