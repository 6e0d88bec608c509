import type { Product } from '@deepam/testing';
import { memberIdAt } from '../../../services/network/bench/grow-tree.js';
import type { Membership } from '../../../services/network/src/tree/persistence/membership.schema.js';
import { atOnce } from '../running/at-once.js';
import type { Reader } from '../running/people.js';

const lanes = 4;

export async function plantedReaders(product: Product, members: number, count: number): Promise<Reader[]> {
  const places = Array.from({ length: count }, (_, at) => 1 + Math.floor((at * members) / count));
  const found = await product
    .database('network')
    .collection<Membership>('memberships')
    .find({ _id: { $in: places.map(memberIdAt) }, plan: { $ne: null } })
    .toArray();
  const readers: Reader[] = [];
  await atOnce(lanes, found.length, async (number) => {
    const { mobile } = found[number]!;
    readers.push({ ...(await product.api.logIn(mobile)), mobile });
  });
  return readers;
}
