import {
  beginNetworkWork,
  memberApproved,
  networkWork,
  stopNetworkWork,
  type BodyInputOf,
  type BulkWorkWithRows,
  type Permission,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll } from '@deepam/testing';
import type { Person, TestNetwork } from './test-network.js';

export type Work = BodyInputOf<typeof beginNetworkWork>;
interface Kept {
  readonly _id: string;
}

export function bulkWorks(network: () => TestNetwork, head: () => Person) {
  const newcomers = (count: number) =>
    Promise.all(Array.from({ length: count }, () => network().member(head(), head(), { approved: false })));
  const registrations = (people: readonly Person[]): Work => ({
    kind: 'approve-registrations',
    rows: people.map(({ id }) => ({ id })),
  });
  const begin = (body: Work, token = head().token) => network().call(beginNetworkWork, { body }, token);
  const fetchWork = async (id: string, token = head().token) =>
    (await network().call(networkWork, { params: { id } }, token)).body;
  const stop = (id: string, token = head().token) => network().call(stopNetworkWork, { params: { id } }, token);
  const ended = (id: string) =>
    poll(
      async () => {
        const found = await fetchWork(id);
        return found.state === 'running' ? undefined : found;
      },
      { timeout: 30_000 },
    );
  const states = ({ results }: BulkWorkWithRows) => results.map(({ state, failure }) => failure?.code ?? state);
  const staff = (...permissions: Permission[]) =>
    network().service.tokens.memberToken({ memberId: newId(), permissions });
  const approvalsOf = async (people: readonly Person[]) => {
    const ids = people.map(({ id }) => id);
    return (await network().outboxEventsOf(memberApproved)).filter(({ memberId }) => ids.includes(memberId)).length;
  };
  const approvedOf = (people: readonly Person[]) =>
    network().memberships.countDocuments({ _id: { $in: people.map(({ id }) => id) }, isApproved: true });
  const works = () => network().service.db.collection<Kept>('bulk_works');

  async function leftBehind(
    people: readonly Person[],
    caller: object,
    { heldUntil = new Date(0), kind = 'approve-registrations' } = {},
  ): Promise<string> {
    const [_id, memberId] = [newId(), newId()];
    const whole = { memberId, isHead: false, isStaff: true, sessionVersion: 1, correlationId: newId(), ...caller };
    const counts = { rows: people.length, done: 0, failed: 0 };
    const rows = people.map(({ id }, place) => ({
      _id: `${_id}.${place}`,
      workId: _id,
      place,
      kind,
      chosen: { id },
      state: 'waiting',
    }));
    await network().service.db.collection<Kept>('bulk_work_rows').insertMany(rows);
    const work = { _id, kind, begunAt: new Date(), begunBy: memberId, caller: whole, state: 'running', ...counts };
    await works().insertOne({ ...work, holder: 'dead', heldUntil } as Kept);
    return _id;
  }

  return {
    newcomers,
    registrations,
    begin,
    look: fetchWork,
    stop,
    ended,
    states,
    staff,
    approvalsOf,
    approvedOf,
    works,
    leftBehind,
  };
}
