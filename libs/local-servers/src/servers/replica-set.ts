import type { Db } from 'mongodb';
import { withAdmin } from './mongo-client.js';

export const replicaSetName = 'rs0';
const notYetInitiated = 94;

interface ReplicaSetConfig {
  version: number;
  members: { host: string }[];
}

/**
 * Makes the server at this port the primary of its one-member replica set; resolves when it takes writes.
 * @param isJournaled of a new set: whether what a majority has acknowledged is on the disk
 */
export function becomePrimary(port: number, isJournaled = true): Promise<void> {
  const host = `127.0.0.1:${port}`;
  return withAdmin(port, async (admin) => {
    const config = await currentConfig(admin);
    if (!config) {
      const set = { _id: replicaSetName, writeConcernMajorityJournalDefault: isJournaled, members: [{ _id: 0, host }] };
      await admin.command({ replSetInitiate: set });
    } else if (config.members[0]?.host !== host) {
      await moveTo(admin, config, host);
    }
    await untilWritable(admin);
  });
}

async function currentConfig(admin: Db): Promise<ReplicaSetConfig | undefined> {
  try {
    return (await admin.command({ replSetGetConfig: 1 })).config as ReplicaSetConfig;
  } catch (error) {
    if ((error as { code?: number }).code === notYetInitiated) return undefined;
    throw error;
  }
}

/** The data was served at another port before: the set's only member has a new address, so only force can tell it. */
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

/** Ends the server at once: asked by a signal, the primary of a set would wait ten seconds for secondaries. */
export async function shutDown(port: number): Promise<void> {
  await withAdmin(port, (admin) => admin.command({ shutdown: 1, force: true, timeoutSecs: 0 })).catch(() => {
    // It closes the connection instead of an answer; if it did not hear us, the signal that follows ends it.
  });
}
