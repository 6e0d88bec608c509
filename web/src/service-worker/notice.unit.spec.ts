import { describe, expect, it } from '@jest/globals';
import { noticeOf } from './notice.js';

const push = { id: 'n1', kind: 'plan-approved', title: 'Plan approved', body: 'Your Gold plan is active.', params: {} };

describe('a push', () => {
  it('is shown as it was sent, and leads to the notifications', () => {
    expect(noticeOf(push, true)).toEqual({
      title: 'Plan approved',
      body: 'Your Gold plan is active.',
      tag: 'n1',
      url: '/notifications',
    });
  });

  it('tells nothing where nobody is logged in', () => {
    expect(JSON.stringify(noticeOf(push, false))).not.toMatch(/Plan|Gold/);
  });

  it('opens the page that it names, if it is one of ours', () => {
    expect(noticeOf({ ...push, url: '/statement?row=1' }, true).url).toBe('/statement?row=1');
    for (const url of [
      'https://elsewhere.example/',
      '//elsewhere.example',
      '/\\elsewhere.example',
      'javascript:x',
      7,
    ]) {
      expect(noticeOf({ ...push, url }, true).url).toBe('/notifications');
    }
  });

  it.each([undefined, null, 'text', 12, {}, { title: 5 }])('that says %j still shows something', (odd) => {
    expect(noticeOf(odd, true).body).not.toBe('');
  });
});
