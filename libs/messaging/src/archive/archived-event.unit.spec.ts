import { randomBytes } from 'node:crypto';
import {
  commissionCredited,
  planApproved,
  profileChanged,
  type EventDefinition,
  type EventEnvelope,
} from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { fromArchive, membersOf, toArchive } from './archived-event.js';

const [asha, ravi] = ['a'.repeat(24), 'b'.repeat(24)];
const keys = new Map([asha, ravi].map((id) => [id, randomBytes(32)]));
const keyOf = (id: string) => keys.get(id) ?? null;
const without = (forgotten: string) => (id: string) => (id === forgotten ? null : keyOf(id));

const envelopeOf = ({ type, version }: EventDefinition, data: object): EventEnvelope => ({
  id: 'e'.repeat(24),
  type,
  version,
  occurredAt: '2026-01-01T00:00:00.000Z',
  correlationId: 'c',
  causationId: null,
  data,
});
const profile = envelopeOf(profileChanged, {
  memberId: asha,
  revision: 2,
  name: 'Asha Patil',
  mobile: '9876543210',
  email: 'asha@example.in',
  address: null,
  avatarKey: 'identity/avatars/1.png',
  idProofKey: null,
  panProofKey: null,
});
const sale = envelopeOf(planApproved, {
  memberId: ravi,
  memberName: 'Ravi Kulkarni',
  saleId: 's',
  pricePaise: 25e4,
  upline: [
    {
      memberId: asha,
      name: 'Asha Patil',
      level: 1,
    },
    {
      memberId: ravi,
      name: 'Ravi Kulkarni',
      level: 2,
    },
  ],
});
const credit = envelopeOf(commissionCredited, {
  memberId: asha,
  fromMemberId: ravi,
  fromName: 'Ravi Kulkarni',
  amountPaise: 1,
});

it.each([profile, sale, credit])('the keys restore the original event: %#', (envelope) => {
  const line = JSON.stringify(toArchive(envelope, keyOf));
  expect(fromArchive(line, keyOf)).toEqual(envelope);
});

it.each([profile, sale, credit])('the archived file names no person: %#', (envelope) => {
  const line = JSON.stringify(toArchive(envelope, keyOf));
  expect(line).not.toMatch(/Asha|Ravi|98765|example\.in|avatars/);
  expect(membersOf(line).length).toBeGreaterThan(0);
});

it("an event without a member's key omits that member only", () => {
  const line = JSON.stringify(toArchive(sale, keyOf));
  expect(fromArchive(line, without(asha)).data).toMatchObject({
    memberName: 'Ravi Kulkarni',
    upline: [{ memberId: asha, name: 'Closed account', level: 1 }, { name: 'Ravi Kulkarni' }],
  });
  expect(fromArchive(JSON.stringify(toArchive(profile, keyOf)), without(asha)).data).toMatchObject({
    name: 'Closed account',
    mobile: '',
    email: null,
    avatarKey: null,
  });
});

it('an archived event contains nothing of a person who was forgotten before', () => {
  const { envelope, sealed } = toArchive(profile, without(asha));
  expect(sealed).toEqual([]);
  expect(envelope.data).toMatchObject({ name: 'Closed account', mobile: '' });
});

it('an archived event can be opened only as the event that was sealed', () => {
  const archived = toArchive(profile, keyOf);
  const other = { ...archived, envelope: { ...archived.envelope, id: 'f'.repeat(24) } };
  expect(() => fromArchive(JSON.stringify(other), keyOf)).toThrow();
});
