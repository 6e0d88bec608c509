import { createHash } from 'node:crypto';
import type { ServiceName } from '@deepam/contracts';
import { BSON, type Document } from 'mongodb';
import type { Product } from '@deepam/testing';

const services: ServiceName[] = ['identity', 'network', 'cotton-order', 'commission', 'notification'];

export type KeptState = ReadonlyMap<string, string>;

export async function keptState(test: Product): Promise<KeptState> {
  const state = new Map<string, string>();
  for (const service of services) {
    const database = test.database(service);
    for (const { name } of await database.listCollections({ type: 'collection' }).toArray()) {
      const documents = await database.collection<Document>(name).find({}, { raw: true }).toArray();
      for (const raw of documents as unknown as Uint8Array[]) {
        const document = BSON.deserialize(raw);
        state.set(`${service}.${name} ${JSON.stringify(document['_id'])}`, digestOf(document));
      }
    }
  }
  return state;
}

/** Push progress and the last use of a session are excluded, because workers change them for minutes. */
function digestOf({ push: _push, lastSeenAt: _seen, status, ...kept }: Document): string {
  const bytes = BSON.serialize({ ...kept, status: status === 'Unsent' ? 'Unread' : status });
  return createHash('sha1').update(bytes).digest('base64');
}

export function differences(before: KeptState, after: KeptState): string[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return keys
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => `${key} ${!before.has(key) ? 'was added' : !after.has(key) ? 'was removed' : 'was changed'}`);
}
