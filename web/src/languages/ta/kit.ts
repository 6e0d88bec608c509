import type { kitMessages } from '../../components/kit-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const kit = {
  '200g cotton for practice': 'பயிற்சிக்கு 200 கிராம் பஞ்சு',
  'Round wick production': 'உருண்டைத் திரி செய்தல்',
  '300g cotton': '300 கிராம் பஞ்சு',
  'Round and long wicks': 'உருண்டைத் திரிகளும் நீளத் திரிகளும்',
  'Packaging included': 'பேக்கிங் உட்பட',
  '400g cotton': '400 கிராம் பஞ்சு',
  'Vastramala production': 'வஸ்திரமாலை செய்தல்',
} satisfies SentencesOf<typeof kitMessages>;
