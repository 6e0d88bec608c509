import type { sharedNumberMessages } from '../../components/shared-number-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const sharedNumbers = {
  title: 'வேறொரு கணக்கிலும் பயன்படுத்தப்பட்டுள்ளது',
  lead: 'பல கணக்குகள் ஒரே நபருடையதாக இருக்கலாம். முடிவெடுக்கும் முன் ஒப்பிட்டுப் பாருங்கள்.',
  adharNo: 'ஆதார் {number}',
  panCardNo: 'பான் {number}',
  bankAccountNo: 'வங்கிக் கணக்கு {number}',
  mobile: '{number} என முடியும் மொபைல்',
  owed: 'மூடியபோது {amount} பாக்கி இருந்தது',
  more: 'மேலும் {count}',
  deleted: 'நீக்கப்பட்ட பதிவு',
  head: 'நிறுவனம்',
  looking: 'எண்கள் மற்ற கணக்குகளுடன் ஒப்பிடப்படுகின்றன…',
  failed: 'எண்களை மற்ற கணக்குகளுடன் ஒப்பிட முடியவில்லை. {error}',
  again: 'மீண்டும் முயற்சி செய்யவும்',
  badge: 'ஒரே எண்',
} satisfies SentencesOf<typeof sharedNumberMessages>;
