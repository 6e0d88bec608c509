import type { draftMessages } from '../../components/draft-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const drafts = {
  restored: 'आपका लिखा हुआ हमने सँभालकर रखा है ({when})।',
  notKept: 'आपका लिखा हुआ हमने सँभालकर रखा है ({when})। पासवर्ड और दस्तावेज़ों के नंबर कभी नहीं रखे जाते।',
} satisfies SentencesOf<typeof draftMessages>;
