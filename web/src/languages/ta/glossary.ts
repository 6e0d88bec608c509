import type { Glossary } from '../glossary.js';

export const glossary: Glossary = [
  { say: 'பஞ்சு', never: ['பருத்தி'] },
  { say: 'நிர்வாகி', never: ['தலைவ'] },
  // A status is நிலவரம் and a level is நிலை, because the two appear together.
  { say: 'நிலவர', never: ['நிலை'], of: /\bstatus\b/i },
  { say: 'நிலை', never: ['நிலவர', 'மட்டம்'], of: /\blevels?\b/i },
  { say: 'உறுப்பினர', never: ['உறுப்பினர் நிலை'], of: /membership/i },
  { say: 'எடு', never: ['பேஅவுட்'], of: /payout/i },
  { say: 'இரண்டாம் நபர', never: ['இரண்டாவது நபர', 'மற்றொரு நபர'], of: /second approver/i },
  {
    say: 'ஒப்புதல்',
    never: ['ஏற்பது', 'ஏற்கலா', 'ஏற்கப்ப', 'ஏற்றுக்கொ', 'அனுமதி'],
    of: /second approver|\bgrant|\ballowed by/i,
    // The list of staff has a button "Enable".
    unless: /Choose Enable/,
  },
  { say: 'கோரி', never: ['கேட்ட', 'கேட்க'], of: /second approver|what you asked for/i },
  { say: 'நெட்வொர்க்', never: ['வலையமைப்ப'] },
  { say: 'வருமானம்', never: ['வருவாய்'] },
  { say: 'பிரவுசர்', never: ['உலாவி'] },
  { say: 'டெபாசிட்', never: ['வைப்புத்தொகை'] },
  { say: 'கிட்', never: ['பஞ்சுப் பெட்டி'], of: /kit/i },
  { say: 'உள்ளிடவும்', never: ['எழுதவும்'] },
  { say: 'குறியாக்கம்', never: ['மறையெழுத்'] },
  { say: 'வடிகட்ட', never: ['வடிப்பான்'] },
  { say: 'ரெஃபரல்', never: ['பரிந்துரைக் குறியீடு'], of: /referral/i },
];
