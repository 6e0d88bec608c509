import { expect, it } from '@jest/globals';
import { languages, type Translated } from '../lib/i18n/languages.js';
import { sentenceSource } from './sentence-source.js';
import { shareCardMessages } from '../features/dashboard/share-card/messages.js';

const income =
  /₹|rupee|earn|income|commission|profit|कमा|कमिशन|कमीशन|आय|उत्पन्न|કમા|કમિશન|આવક|வருமான|சம்பாதி|கமிஷன்|ரூபா|रुपय|રૂપિય/i;

const codes = Object.keys(languages).filter((code): code is Translated => code !== 'en');
const translated = await Promise.all(
  codes.map(async (code) => [code, (await sentenceSource.load(code, 'members'))['share-card']!] as const),
);

it.each([['en', shareCardMessages.english] as const, ...translated])(
  'the picture is only about the goods, in %s',
  (_code, card) => {
    expect(Object.values(card).filter((sentence) => income.test(sentence))).toEqual([]);
  },
);
