import { describe, expect, it } from '@jest/globals';
import { isReachableSubject, outcomeOf } from './push-outcome.js';

describe('the outcome of a push', () => {
  it.each([
    [201, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
    [400, 'refused'],
    [413, 'refused'],
    [401, 'ours'],
    [403, 'ours'],
    [429, 'later'],
    [503, 'later'],
  ])('an answer with status %i means %s', (status, outcome) => expect(outcomeOf(status)).toBe(outcome));
});

describe('the subject of the signature of pushes', () => {
  it.each([
    'mailto:head@deepam.example',
    'mailto:you@shop.in',
    'mailto:a.b+push@mail.shop.co.in',
    'https://shop.in',
    'https://shop.in/contact?about=push',
    'mailto:you@दीपम.भारत',
  ])('the subject %s is reachable', (subject) => expect(isReachableSubject(subject)).toBe(true));

  it.each([
    'mailto:ops@localhost',
    'mailto:ops@LOCALHOST',
    'mailto:ops@shop.localhost',
    'mailto:ops@printer.local',
    'mailto:ops@notification.internal',
    'mailto:ops@127.0.0.1',
    'mailto:ops@[::1]',
    'mailto:ops@shop',
    'mailto:ops',
    'https://localhost',
    'https://localhost:4000/contact',
    'https://127.0.0.1',
    'https://[::1]/',
    'https://10.0.0.8/',
    'https://',
    'http://shop.in',
    'you@shop.in',
  ])('the subject %s is not reachable', (subject) => expect(isReachableSubject(subject)).toBe(false));
});
