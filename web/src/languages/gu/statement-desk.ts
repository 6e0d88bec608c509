import type { statementDeskMessages } from '../../features/statement/desk-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const statementDesk = {
  correct: 'પાછું લો',
  correctTitle: 'જમા રકમ પાછી લો',
  correctLead: 'તમે લખશો તેટલી રકમ અલગ નોંધથી પાછી લેવાશે. સભ્યને કારણ જણાવાશે.',
  correctAmount: 'રકમ',
  correctLeft: 'વધુમાં વધુ {left}',
  correctAmountOdd: 'કૃપા કરીને ₹0.01 થી {left} વચ્ચેની રકમ લખો.',
  corrected: '{amount} પાછા લેવાયા.',
  correctFailed: 'આ થયું નહીં. {error}',
} satisfies SentencesOf<typeof statementDeskMessages>;
