import type { bankFileChoiceSentences } from '../../features/payouts/bank-file-choice-sentences.js';

export const bankFileChoice = {
  make: 'வங்கிக் கோப்பை உருவாக்கு',
  makeLead:
    'கீழே உள்ள உறுப்பினர்களுக்கு வங்கி ஒரே கோப்பில் பணம் செலுத்தும். கோரிய பணத்துக்கு ஒப்புதல் கிடைக்கும். இன்னும் எதுவும் செலுத்தப்படவில்லை.',
  checking: 'வங்கி விவரங்கள் சரிபார்க்கப்படுகின்றன…',
  'payable.one': '{count} பரிமாற்றம், {total}',
  'payable.other': '{count} பரிமாற்றங்கள், {total}',
  nonePayable: 'இவற்றில் எதையும் இப்போது வங்கிக் கோப்பின் மூலம் செலுத்த முடியாது.',
  blockedTitle: 'விடப்பட்டவை: {count}',
  'block.not-found': 'இப்போது இல்லை',
  'block.decided': 'நிராகரிக்கப்பட்டது',
  'block.in-transfer': 'இதன் ஒரு பரிமாற்றம் நடைபெறுகிறது',
  'block.paid': 'இதன் பணம் செலுத்தப்பட்டது',
  'block.account-closed': 'கணக்கு மூடப்பட்டது',
  'block.suspended': 'உறுப்பினர் இடைநிறுத்தப்பட்டுள்ளார்',
  'block.consent-withdrawn': 'வங்கி விவரங்களை வைத்திருக்கும் ஒப்புதலை உறுப்பினர் திரும்பப் பெற்றார்',
  'block.not-covered': 'கமிஷன் திரும்ப எடுக்கப்பட்டு, இருப்பு பூஜ்யத்திற்குக் கீழே உள்ளது',
  'block.all-is-tax': 'முழுத் தொகையும் வரி: இந்தக் கோரிக்கைக்குத் தனியாக ஒப்புதல் கொடுக்கவும்',
  'block.bank-details-missing': 'கணக்கு எண் அல்லது IFSC இல்லை',
  'block.bank-details-held': 'வங்கி விவரங்கள் புதியவை: {moment} முதல் செலுத்தலாம்',
  'made.one': 'வங்கிக் கோப்பு உருவானது: {count} பரிமாற்றம், {total}.',
  'made.other': 'வங்கிக் கோப்பு உருவானது: {count} பரிமாற்றங்கள், {total}.',
  selectAll: 'எல்லா {count} ஐயும் தேர்ந்தெடு',
  selectSome: '{total} இல் {count} ஐத் தேர்ந்தெடு; ஒரு வங்கிக் கோப்பில் இவ்வளவே',
  selecting: 'தேர்ந்தெடுக்கப்படுகிறது…',
  tooMany: 'ஒரு வங்கிக் கோப்பில் அதிகபட்சம் {most} பரிமாற்றங்கள்.',
} satisfies Record<keyof typeof bankFileChoiceSentences, string>;
