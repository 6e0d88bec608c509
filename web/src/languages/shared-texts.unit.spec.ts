import { describe, expect, it } from '@jest/globals';
import { shareCardMessages } from '../features/dashboard/share-card/messages.js';
import { shareCard as gu } from './gu/share-card.js';
import { shareCard as hi } from './hi/share-card.js';
import { shareCard as mr } from './mr/share-card.js';
import { shareCard as ta } from './ta/share-card.js';

const income =
  /₹|rupee|earn|income|commission|profit|कमा|कमिशन|कमीशन|आय|उत्पन्न|કમા|કમિશન|આવક|வருமான|சம்பாதி|கமிஷன்|ரூபா|रुपय|રૂપિય/i;

describe('a picture that members share', () => {
  it.each(Object.entries({ en: shareCardMessages.english, hi, mr, gu, ta }))(
    'the picture is only about the goods, in %s',
    (_code, card) => {
      expect(Object.values(card).filter((sentence) => income.test(sentence))).toEqual([]);
    },
  );
});
