import type { ServiceName } from '@deepam/contracts';
import type { Product } from '@deepam/testing';
import { GrownTree } from '../../../services/network/bench/grow-tree.js';
import type { AccountDocument } from '../../../services/identity/src/accounts/persistence/account.schema.js';
import type { Membership } from '../../../services/network/src/tree/persistence/membership.schema.js';
import type { NetworkSize } from '../../../services/network/src/tally/tally.js';
import { batchesOf, insertAll } from './batches.js';

const followers = ['commission', 'cotton-order', 'notification'] as const;

/**
 * Inserts members below the head, as if they had joined long ago; earlier planted members stay. All have the password
 * of the head.
 * @param before the number of earlier planted members
 */
export async function plantMembers(product: Product, count: number, before = 0): Promise<void> {
  const { head } = product;
  const collectionOf = <T extends { _id: string }>(service: ServiceName, name: string) =>
    product.database(service).collection<T>(name);
  const tree = new GrownTree({ members: count, headId: head.memberId, width: 4 });
  const accounts = collectionOf<AccountDocument>('identity', 'accounts');
  const { passwordHash } = (await accounts.findOne({ _id: head.memberId }))!;
  // Earlier plantings and the head are present: the same tree has the same members in the same places.
  const added = skipped(tree.memberships(), before + 1);
  for (const some of batchesOf(added, 2_000)) {
    await insertAll(collectionOf<Membership>('network', 'memberships'), some);
    await insertAll(
      accounts,
      some.map((member) => accountOf(member, passwordHash)),
    );
    for (const service of followers) await insertAll(collectionOf(service, 'members'), some.map(followed));
  }
  const sizes = collectionOf<NetworkSize>('network', 'network_sizes');
  for (const some of batchesOf(tree.networkSizes(), 2_000)) {
    const writes = some.map(({ _id, ...size }) => ({
      updateOne: { filter: { _id }, update: { $set: size }, upsert: true },
    }));
    await sizes.bulkWrite(writes, { ordered: false });
  }
}

function* skipped<T>(items: Iterable<T>, count: number): Generator<T> {
  let place = 0;
  for (const item of items) if (place++ >= count) yield item;
}

const accountOf = ({ _id, name, mobile, registeredAt }: Membership, passwordHash: string): AccountDocument => ({
  _id,
  name,
  mobile,
  registeredAt,
  passwordHash,
  email: null,
  address: null,
  isHead: false,
  roleId: null,
  mustChangePassword: false,
  passwordReason: null,
  passwordValidUntil: null,
  sessionVersion: 1,
  revision: 1,
  influences: [],
  avatarKey: null,
  idProofKey: null,
  panProofKey: null,
  numbers: {} as AccountDocument['numbers'],
  hadBankDetails: false,
  knownDevices: [],
  suspension: null,
  suspensionRevision: 0,
  deletedAt: null,
});

const followed = ({ _id, name, mobile, referralCode, isApproved, planRank }: Membership) => ({
  _id,
  name,
  mobile,
  referralCode,
  profileRevision: 1,
  isHead: false,
  isApproved,
  planRank,
  isDeleted: false,
});
