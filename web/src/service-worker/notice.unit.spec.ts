import { expect, it } from '@jest/globals';
import { sentenceSource } from '../languages/sentence-source.js';
import type { Translated } from '../lib/i18n/languages.js';
import { noticeOf as noticeIn } from './notice.js';
import type { Reader } from './reader.js';

const kindsIn = async (language: Translated) => (await sentenceSource.load(language, 'notices'))['notification-kinds']!;
const translated = { hi: await kindsIn('hi'), ta: await kindsIn('ta') };
const noticeOf = (push: unknown, reader: Reader) =>
  noticeIn(push, reader, (translated as Partial<Record<string, typeof translated.hi>>)[reader.language]);

const push = { id: 'n1', kind: 'plan-approved', title: 'Plan approved', body: 'Your Gold plan is active.', params: {} };

const member: Reader = { isMember: true, language: 'en' };
const commission = {
  ...push,
  kind: 'commission-credited',
  title: 'Commission credited',
  params: { amount: 1500, plan: 'Gold', name: 'Asha Patil', level: 2 },
};

it('a push is shown as it was sent, and leads to the notifications', () => {
  expect(noticeOf({ ...push, kind: 'broadcast' }, member)).toEqual({
    title: 'Plan approved',
    body: 'Your Gold plan is active.',
    tag: 'n1',
    url: '/notifications',
    id: null,
    read: 'Mark as Read',
  });
});

it('only a logged-in member can mark a pushed notification as read, in their language', () => {
  const known = { ...push, id: '65f000000000000000000001' };
  expect(noticeOf(known, { isMember: true, language: 'ta' })).toMatchObject({ id: known.id, read: 'படித்தேன்' });
  expect(noticeOf(known, { ...member, isMember: false }).id).toBeNull();
  for (const id of [undefined, 7, '../admin', 'n1']) expect(noticeOf({ ...push, id }, member).id).toBeNull();
});

it.each([
  ['en', 'Commission credited', 'You earned ₹1,500 from the Gold plan of Asha Patil (level 2).'],
  ['hi', 'कमीशन जमा हुआ', 'Asha Patil के Gold प्लान से आपको ₹1,500 मिले (स्तर 2)।'],
] as const)('a reader of %s gets the notice in their language', (language, title, body) => {
  expect(noticeOf(commission, { isMember: true, language })).toMatchObject({ title, body });
});

it('an unknown kind of push shows the text of the service', () => {
  expect(noticeOf({ ...push, kind: 'something-new' }, { isMember: true, language: 'ta' })).toMatchObject({
    title: push.title,
    body: push.body,
  });
});

it("a push without a login reveals nothing, in the last reader's language", () => {
  expect(JSON.stringify(noticeOf(push, { ...member, isMember: false }))).not.toMatch(/Plan|Gold/);
  expect(noticeOf(push, { isMember: false, language: 'hi' }).body).toBe('आपके लिए ख़बर है। पढ़ने के लिए लॉग इन करें।');
});

it('a push opens the page that it names, if it is one of ours', () => {
  expect(noticeOf({ ...push, url: '/statement?row=1' }, member).url).toBe('/statement?row=1');
  for (const url of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'javascript:x', 7]) {
    expect(noticeOf({ ...push, url }, member).url).toBe('/notifications');
  }
});

it.each([undefined, null, 'text', 12, {}, { title: 5 }])('a push with %j still shows a notice', (odd) => {
  expect(noticeOf(odd, member).body).not.toBe('');
});
