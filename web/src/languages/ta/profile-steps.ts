import type { profileStepMessages } from '../../components/profile-step-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const profileSteps = {
  title: 'சுயவிவரத்தில் தேவையானவை',
  done: '{all} இல் {done} முடிந்தது',
  isDone: 'முடிந்தது',
  add: 'சேர்',
  photo: 'புகைப்படம்',
  photoWhy: 'உங்கள் ஸ்பான்சரும் நிர்வாகியும் உங்களை அடையாளம் காண.',
  contact: 'மின்னஞ்சல், முகவரி',
  contactWhy: 'உங்கள் கிட்டும் பஞ்சும் இந்த முகவரிக்கே அனுப்பப்படும்.',
  identity: 'ஆதார், அடையாளச் சான்று',
  identityWhy: 'கணக்கை ஒப்புக்கொள்ளும் முன் நிர்வாகி உங்கள் அடையாளத்தைச் சரிபார்ப்பார்.',
  pan: 'PAN',
  panWhy: 'கமிஷனில் வருமான வரி பிடிக்கப்படும்போது அது உங்கள் PAN மீது பிடிக்கப்படும்.',
  bank: 'வங்கிக் கணக்கு',
  bankWhy: 'உங்கள் பணம் இதற்கு அனுப்பப்படும்.',
  completeTitle: 'உங்கள் சுயவிவரம் நிறைவாக உள்ளது',
  complete: 'நிர்வாகி இப்போது உங்கள் கணக்கைப் பார்ப்பார். ஒப்புதலுக்குப் பின் உங்கள் டாஷ்போர்டு திறக்கும்.',
} satisfies SentencesOf<typeof profileStepMessages>;
