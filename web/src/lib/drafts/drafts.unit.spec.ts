import { afterAll, afterEach, beforeEach, expect, it } from '@jest/globals';
import { session } from '../auth/session.js';
import { forgetDraftsOf } from './draft-place.js';
import { endDraft, keepDraft, readDraft } from './drafts.js';

const kept = new Map<string, string>();
const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  value: {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  },
});
afterAll(() => {
  if (before) Object.defineProperty(globalThis, 'localStorage', before);
});
beforeEach(() => kept.clear());
afterEach(() => session.set({ status: 'out', reason: null }));

const logIn = (sub: string) =>
  session.set({ status: 'in', token: `x.${btoa(JSON.stringify({ sub }))}.y`, isHead: false });
const day = 24 * 3_600_000;
const fields = ['name', 'text'];

it('a draft is restored only for its author', () => {
  logIn('asha');
  keepDraft('add-member', { name: 'Ganga' });
  expect(readDraft('add-member', fields)?.values).toEqual({ name: 'Ganga' });
  expect(readDraft('grievance', fields)).toBeNull();

  logIn('ravi');
  expect(readDraft('add-member', fields)).toBeNull();
  session.set({ status: 'out', reason: 'expired' });
  expect(readDraft('add-member', fields)).toBeNull();

  logIn('asha');
  expect(readDraft('add-member', fields)?.values).toEqual({ name: 'Ganga' });
});

it('the draft of a form ends when it is sent or discarded, or when its owner signs out', () => {
  logIn('asha');
  keepDraft('add-member', { name: 'Ganga' });
  keepDraft('grievance', { text: 'Late' });
  endDraft('add-member');
  expect(readDraft('add-member', fields)).toBeNull();
  expect(readDraft('grievance', fields)?.values).toEqual({ text: 'Late' });
  forgetDraftsOf('asha');
  expect(kept.size).toBe(0);
});

it('the draft of a form ends after seven days, whoever reads it then', () => {
  logIn('asha');
  keepDraft('add-member', { name: 'Ganga' }, 0);
  expect(readDraft('add-member', fields, 7 * day - 1)?.at).toBe(0);
  logIn('ravi');
  readDraft('grievance', fields, 7 * day);
  expect(kept.size).toBe(0);
});

it('a draft keeps its age when it is only read', () => {
  logIn('asha');
  keepDraft('add-member', { name: 'Ganga' }, 0);
  keepDraft('add-member', { name: 'Ganga' }, day);
  expect(readDraft('add-member', fields, day)?.at).toBe(0);
});

it('the draft of a form never contains a number of a document or of a bank account', () => {
  logIn('asha');
  keepDraft('grievance', { name: 'Ganga', text: 'My account 123456789012345' });
  expect([...kept.values()].join('')).not.toContain('123456789');
  expect(readDraft('grievance', fields)?.values).toEqual({ name: 'Ganga' });
});

it('foreign data in the storage give no draft', () => {
  logIn('asha');
  for (const odd of [
    'no JSON',
    '5',
    'null',
    '{"add-member":{"at":"x"}}',
    '{"add-member":{"at":1e15,"values":{"name":5}}}',
  ]) {
    kept.set('drafts:asha', odd);
    expect(readDraft('add-member', fields)).toBeNull();
  }
});
