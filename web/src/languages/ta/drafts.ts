import type { draftMessages } from '../../components/draft-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const drafts = {
  restored: 'நீங்கள் எழுதியதை வைத்திருக்கிறோம் ({when}).',
  notKept: 'நீங்கள் எழுதியதை வைத்திருக்கிறோம் ({when}). கடவுச்சொற்களையும் ஆவண எண்களையும் ஒருபோதும் வைப்பதில்லை.',
} satisfies SentencesOf<typeof draftMessages>;
