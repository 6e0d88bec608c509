import { listeningServices, type ServiceName } from '@deepam/contracts';
import { runDeadLetters } from '@deepam/messaging';
import { testInfra } from '@deepam/testing';
import type { Db, MongoClient } from 'mongodb';

type WithId = { readonly _id: string };

/** Events that a service has handled and no service has published. A consistent snapshot has none. */
export async function effectsWithoutCause(client: MongoClient, prefix: string): Promise<string[]> {
  const databaseOf = (service: ServiceName): Db => client.db(`${prefix}_${service}`);
  const published = new Set<string>();
  for (const service of listeningServices) {
    for await (const { _id } of databaseOf(service)
      .collection<WithId>('outbox')
      .find({}, { projection: { _id: 1 } }))
      published.add(_id);
  }
  const without: string[] = [];
  for (const service of listeningServices) {
    for await (const { _id } of databaseOf(service).collection<WithId>('inbox').find())
      if (!published.has(_id.slice(_id.indexOf(':') + 1))) without.push(_id);
  }
  return without;
}

/** Events may name removed files, and so may the lists of files to remove. */
const onlyMentioning = new Set(['outbox', 'erased_files', 'discarded_proofs', 'discarded_pictures']);

export async function filesNamed(client: MongoClient, prefix: string): Promise<string[]> {
  const named = new Set<string>();
  for (const service of listeningServices) {
    const database = client.db(`${prefix}_${service}`);
    for (const { name } of await database.listCollections({ type: 'collection' }).toArray()) {
      if (onlyMentioning.has(name)) continue;
      for await (const document of database.collection(name).find())
        for (const [key] of JSON.stringify(document).matchAll(/[a-z-]+\/[a-z-]+\/[0-9a-f]{32}\.\w+/g)) named.add(key);
    }
  }
  return [...named];
}

export async function deadLettersOf(prefix: string): Promise<string[]> {
  const env = { AMQP_URL: testInfra().amqpUrl, AMQP_PREFIX: prefix };
  const all: string[] = [];
  for (const service of listeningServices) {
    const lines: string[] = [];
    const print = (text: string) => void lines.push(text);
    await runDeadLetters(['list', '--service', service], { out: print, err: print }, env);
    all.push(...lines.slice(0, -1));
  }
  return all;
}
