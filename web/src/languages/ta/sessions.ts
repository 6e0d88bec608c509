import type { sessionMessages } from '../../components/session-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const sessions = {
  title: 'நீங்கள் உள்நுழைந்துள்ள இடங்கள்',
  memberTitle: 'இந்த உறுப்பினர் உள்நுழைந்துள்ள இடங்கள்',
  lead: 'இவற்றில் ஏதாவது உங்களுடையது இல்லை என்றால், அதை வெளியேற்றி கடவுச்சொல்லை மாற்றுங்கள்.',
  device: '{system} இல் {browser}',
  unknown: 'தெரியாத சாதனம்',
  current: 'இந்தச் சாதனம்',
  seen: 'உள்நுழைந்தது: {first}, கடைசியாகக் கண்டது: {last}',
  none: 'இப்போது எங்கும் இல்லை.',
  end: 'வெளியேற்று',
  endNamed: 'வெளியேற்று: {device}',
  endOthers: 'மற்ற எல்லாச் சாதனங்களையும் வெளியேற்று',
  endAll: 'எல்லா இடங்களிலும் வெளியேற்று',
  ended: 'அந்தச் சாதனம் வெளியேற்றப்பட்டது.',
  allEnded: 'அந்தச் சாதனங்கள் வெளியேற்றப்பட்டன.',
  failed: 'இதைச் செய்ய முடியவில்லை. {error}',
  askTitle: 'மற்ற எல்லாச் சாதனங்களையும் வெளியேற்றவா?',
  askText: 'இந்தச் சாதனம் மட்டும் உள்நுழைந்திருக்கும். மற்றவற்றில் மீண்டும் கடவுச்சொல் தேவைப்படும்.',
  askAllTitle: 'இந்த உறுப்பினரை எல்லா இடங்களிலும் வெளியேற்றவா?',
  askAllText: 'ஒவ்வொரு சாதனத்திலும் உறுப்பினர் மீண்டும் கடவுச்சொல்லைத் தர வேண்டும்.',
} satisfies SentencesOf<typeof sessionMessages>;
