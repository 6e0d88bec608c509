import type { PersonalKind } from '@deepam/contracts';
import type { Translated } from '../lib/i18n/languages.js';

interface Words {
  readonly title: string;
  readonly body: string;
}

/**
 * A kind of notification that is younger than the languages has its words in all of them here, so that it touches one file; a
 * younger language has the words of every kind in its own folder. What is in neither place does not compile.
 */
const laterKinds = {
  'credit-corrected': {
    hi: {
      title: 'जमा रकम सुधारी गई',
      body: '{amount} वापस लिए गए।',
    },
    mr: {
      title: 'जमा रक्कम दुरुस्त केली',
      body: '{amount} परत घेतले.',
    },
    gu: {
      title: 'જમા રકમ સુધારાઈ',
      body: '{amount} પાછા લેવાયા.',
    },
    ta: {
      title: 'வரவு திருத்தம்',
      body: '{amount} திரும்ப எடுக்கப்பட்டது.',
    },
  },
  'bank-details-changed': {
    hi: {
      title: 'बैंक की जानकारी बदली गई',
      body: 'आपके बैंक की जानकारी बदली गई। अगर यह आपने नहीं किया, तो अपना पासवर्ड बदलें और तुरंत संचालक को बताएँ।',
    },
    mr: {
      title: 'बँकेची माहिती बदलली',
      body: 'तुमच्या बँकेची माहिती बदलली आहे. हे तुम्ही केले नसेल तर पासवर्ड बदला आणि लगेच संचालकांना कळवा.',
    },
    gu: {
      title: 'બેંકની વિગતો બદલાઈ',
      body: 'તમારી બેંકની વિગતો બદલાઈ છે. જો આ તમે ન કર્યું હોય, તો પાસવર્ડ બદલો અને તરત જ સંચાલકને જણાવો.',
    },
    ta: {
      title: 'வங்கி விவரங்கள் மாறின',
      body: 'உங்கள் வங்கி விவரங்கள் மாற்றப்பட்டுள்ளன. இதைச் செய்தது நீங்கள் இல்லை என்றால், கடவுச்சொல்லை மாற்றி உடனே நிர்வாகியிடம் தெரிவியுங்கள்.',
    },
  },
  'password-requested': {
    hi: {
      title: 'पासवर्ड भूल गए',
      body: '{name} अपना पासवर्ड भूल गए हैं और आपके फ़ोन का इंतज़ार कर रहे हैं।',
    },
    mr: {
      title: 'पासवर्ड विसरले',
      body: '{name} पासवर्ड विसरले आहेत आणि तुमच्या फोनची वाट पाहत आहेत.',
    },
    gu: {
      title: 'પાસવર્ડ ભૂલી ગયા',
      body: '{name} પાસવર્ડ ભૂલી ગયા છે અને તમારા ફોનની રાહ જુએ છે.',
    },
    ta: {
      title: 'கடவுச்சொல் மறந்தது',
      body: '{name} கடவுச்சொல்லை மறந்து உங்கள் அழைப்புக்காகக் காத்திருக்கிறார்.',
    },
  },
  'member-suspended': {
    hi: {
      title: 'खाता निलंबित',
      body: 'आपका खाता निलंबित किया गया था। जमा चलते रहे, भुगतान रोके गए।',
    },
    mr: {
      title: 'खाते निलंबित',
      body: 'तुमचे खाते निलंबित केले होते. जमा चालू राहिली, पैसे देणे थांबवले होते.',
    },
    gu: {
      title: 'ખાતું સ્થગિત',
      body: 'તમારું ખાતું સ્થગિત કરાયું હતું. જમા ચાલુ રહ્યું, ચુકવણી રોકાઈ હતી.',
    },
    ta: {
      title: 'கணக்கு இடைநிறுத்தப்பட்டது',
      body: 'உங்கள் கணக்கு இடைநிறுத்தப்பட்டது. வரவுகள் தொடர்ந்தன; பணம் வழங்குவது நிறுத்தி வைக்கப்பட்டது.',
    },
  },
  'member-reinstated': {
    hi: {
      title: 'खाता फिर खुला',
      body: 'आपके खाते का निलंबन ख़त्म हो गया है। आप फिर से सब कुछ इस्तेमाल कर सकते हैं।',
    },
    mr: {
      title: 'खाते पुन्हा सुरू',
      body: 'तुमच्या खात्याचे निलंबन संपले आहे. तुम्ही पुन्हा सर्व काही वापरू शकता.',
    },
    gu: {
      title: 'ખાતું ફરી ચાલુ',
      body: 'તમારા ખાતાનું સ્થગન પૂરું થયું છે. તમે ફરીથી બધું વાપરી શકો છો.',
    },
    ta: {
      title: 'கணக்கு மீண்டும் திறந்தது',
      body: 'உங்கள் கணக்கின் இடைநிறுத்தம் முடிந்தது. எல்லாவற்றையும் மீண்டும் பயன்படுத்தலாம்.',
    },
  },
  'temporary-password-given': {
    hi: {
      title: 'अस्थायी पासवर्ड',
      body: 'कार्यालय ने आपको एक अस्थायी पासवर्ड दिया है और आप सभी जगह से लॉगआउट हो गए हैं। अगर इस बारे में आपको किसी ने फ़ोन नहीं किया, तो हमें तुरंत फ़ोन करें।',
    },
    mr: {
      title: 'तात्पुरता पासवर्ड',
      body: 'कार्यालयाने तुम्हाला तात्पुरता पासवर्ड दिला आहे आणि तुम्ही सगळीकडून लॉगआउट झाला आहात. याबद्दल तुम्हाला कोणी फोन केला नसेल, तर आम्हाला लगेच फोन करा.',
    },
    gu: {
      title: 'કામચલાઉ પાસવર્ડ',
      body: 'કાર્યાલયે તમને કામચલાઉ પાસવર્ડ આપ્યો છે અને તમે બધેથી લૉગઆઉટ થયા છો. જો આ વિશે તમને કોઈએ ફોન ન કર્યો હોય, તો અમને તરત ફોન કરો.',
    },
    ta: {
      title: 'தற்காலிகக் கடவுச்சொல்',
      body: 'அலுவலகம் உங்களுக்குத் தற்காலிகக் கடவுச்சொல் வழங்கியுள்ளது; நீங்கள் எல்லா இடங்களிலும் வெளியேற்றப்பட்டீர்கள். இதைப் பற்றி யாரும் உங்களை அழைக்கவில்லை என்றால், உடனே எங்களை அழையுங்கள்.',
    },
  },
  'password-request-dismissed': {
    hi: {
      title: 'पासवर्ड अनुरोध बंद',
      body: 'किसी ने आपके खाते के लिए नया पासवर्ड माँगा था। संचालक ने अनुरोध बंद कर दिया है; आपका पासवर्ड वही है।',
    },
    mr: {
      title: 'पासवर्डची विनंती बंद',
      body: 'कोणीतरी तुमच्या खात्यासाठी नवा पासवर्ड मागितला होता. संचालकांनी विनंती बंद केली आहे; तुमचा पासवर्ड तोच आहे.',
    },
    gu: {
      title: 'પાસવર્ડની વિનંતી બંધ',
      body: 'કોઈએ તમારા ખાતા માટે નવો પાસવર્ડ માગ્યો હતો. સંચાલકે વિનંતી બંધ કરી છે; તમારો પાસવર્ડ એ જ છે.',
    },
    ta: {
      title: 'கடவுச்சொல் கோரிக்கை மூடப்பட்டது',
      body: 'யாரோ உங்கள் கணக்குக்குப் புதிய கடவுச்சொல் கேட்டார்கள். நிர்வாகி கோரிக்கையை மூடிவிட்டார்; உங்கள் கடவுச்சொல் மாறவில்லை.',
    },
  },
} as const satisfies Partial<Record<PersonalKind, Partial<Record<Translated, Words>>>>;

type LaterKinds = typeof laterKinds;
type SentencesIn<L extends Translated> = {
  readonly [K in keyof LaterKinds as L extends keyof LaterKinds[K] ? `${K}.${keyof Words}` : never]: string;
};

/** Their sentences in the language, by the keys of the catalogue. */
export function laterKindsIn<L extends Translated>(language: L): SentencesIn<L> {
  const kinds: readonly (readonly [string, Partial<Record<Translated, Words>>])[] = Object.entries(laterKinds);
  const sentences = kinds.flatMap(([kind, { [language]: words }]) =>
    Object.entries(words ?? {}).map(([part, sentence]) => [`${kind}.${part}`, sentence]),
  );
  return Object.fromEntries(sentences) as SentencesIn<L>;
}
