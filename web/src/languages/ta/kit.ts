import type { kitMessages } from '../../components/kit-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const kit = {
  '200g cotton for practice': 'பழக 200 கிராம் பஞ்சு',
  'Round wick production': 'உருண்டைத் திரி செய்தல்',
  '300g cotton': '300 கிராம் பஞ்சு',
  'Round and long wicks': 'உருண்டை, நீளத் திரிகள்',
  'Packaging included': 'பொதி கட்டுதலுடன்',
  '400g cotton': '400 கிராம் பஞ்சு',
  'Vastramala production': 'வஸ்திரமாலை செய்தல்',
} satisfies SentencesOf<typeof kitMessages>;
