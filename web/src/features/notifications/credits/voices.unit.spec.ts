import { expect, it } from '@jest/globals';
import { tagOf, voiceFor } from './voices.js';

const voice = (lang: string, localService = true) => ({ lang, localService });

it('the voice has the language, however its tag is written', () => {
  const voices = [voice('en-US'), voice('mr_IN'), voice('hi-IN')];
  expect(voiceFor('mr', voices)).toEqual(voice('mr_IN'));
  expect(tagOf(voice('mr_IN'))).toBe('mr-IN');
  expect(voiceFor('hi', [voice('hi')])).toEqual(voice('hi'));
});

it('the voice never has another language', () => {
  expect(voiceFor('gu', [voice('en-IN'), voice('hi-IN'), voice('gus-IN')])).toBeNull();
  expect(voiceFor('ta', [])).toBeNull();
});

it('voices of India come first', () => {
  expect(voiceFor('en', [voice('en-GB'), voice('en-IN')])).toEqual(voice('en-IN'));
  expect(voiceFor('ta', [voice('ta-LK')])).toEqual(voice('ta-LK'));
});

it('the voice never speaks outside of the device', () => {
  expect(voiceFor('hi', [voice('hi-IN', false)])).toBeNull();
  expect(voiceFor('en', [voice('en-IN', false), voice('en-US')])).toEqual(voice('en-US'));
});
