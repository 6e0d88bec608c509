import { beginCottonWork, beginNetworkWork, stopCottonWork, stopNetworkWork } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { missingId, type Scene } from '../access/scene.js';
import { audited, countIn, repeated, withBody, type RepeatedCall } from './repeated-call.js';

const running = async (
  { cast: { test } }: Scene,
  service: 'network' | 'cotton-order',
  kind: string,
): Promise<{ params: { id: string } }> => {
  const id = newId();
  const heldUntil = new Date(Date.now() + 3_600_000);
  const counts = { rows: 1, done: 0, failed: 0 };
  await test
    .database(service)
    .collection<{ _id: string }>('bulk_works')
    .insertOne({ _id: id, kind, begunAt: new Date(), begunBy: missingId, state: 'running', heldUntil, ...counts } as {
      _id: string;
    });
  return { params: { id } };
};
const withOtherId = (input: object) => ({ ...input, params: { id: missingId } });
const rows = [{ id: missingId }];
const others = withBody({ rows: [{ id: 'e'.repeat(24) }] });

export const bulkWorkCalls: readonly RepeatedCall[] = [
  repeated(beginNetworkWork, {
    as: 'head',
    input: () => ({ body: { kind: 'approve-registrations', rows } }),
    effects: countIn('network', 'bulk_works'),
    other: others,
  }),
  repeated(stopNetworkWork, {
    as: 'head',
    input: (scene) => running(scene, 'network', 'approve-plans'),
    effects: audited('network', 'bulk-work-stopped'),
    other: withOtherId,
  }),
  repeated(beginCottonWork, {
    as: 'head',
    input: () => ({ body: { kind: 'deliver-cotton', rows } }),
    effects: countIn('cotton-order', 'bulk_works'),
    other: others,
  }),
  repeated(stopCottonWork, {
    as: 'head',
    input: (scene) => running(scene, 'cotton-order', 'deliver-cotton'),
    effects: audited('cotton-order', 'bulk-work-stopped'),
    other: withOtherId,
  }),
];
