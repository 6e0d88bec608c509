import { newId } from '@deepam/platform';
import { GrownTree } from '../bench/grow-tree.js';
import type { Membership } from '../src/tree/persistence/membership.schema.js';
import type { NetworkSize } from '../src/tally/tally.js';
import type { Person, TestNetwork } from './test-network.js';

export interface GrownNetwork {
  readonly head: Person;
  readonly members: readonly Membership[];
  person(member: Membership): Promise<Person>;
}

export async function growNetwork(network: TestNetwork, count: number, width = 3): Promise<GrownNetwork> {
  const tree = new GrownTree({ members: count, headId: newId(), width });
  const [root, ...members] = [...tree.memberships()];
  await network.service.db.collection<Membership>('memberships').insertMany([root!, ...members]);
  await network.service.db.collection<NetworkSize>('network_sizes').insertMany([...tree.networkSizes()]);
  const person = async ({ _id, name, referralCode, isHead }: Membership): Promise<Person> => {
    const token = await network.service.tokens.memberToken({ memberId: _id, isHead });
    return { id: _id, name, code: referralCode, token };
  };
  return { head: await person(root!), members, person };
}
