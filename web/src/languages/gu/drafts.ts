import type { draftMessages } from '../../components/draft-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const drafts = {
  restored: 'તમે લખેલું અમે સાચવી રાખ્યું છે ({when}).',
  notKept: 'તમે લખેલું અમે સાચવી રાખ્યું છે ({when}). પાસવર્ડ અને દસ્તાવેજોના નંબર ક્યારેય રાખતા નથી.',
} satisfies SentencesOf<typeof draftMessages>;
