import type { passbookMessages } from '../../features/cotton/passbook-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const cottonPassbook = {
  title: 'பஞ்சு பாஸ்புக்',
  lead: 'ஏப்ரல் முதல் மார்ச் வரை ஒவ்வொரு மாதமும். டெபாசிட் உங்களுடையது, திரிகளுடன் திரும்ப வரும்.',
  year: 'ஆண்டு',
  month: 'மாதம்',
  taken: 'பெற்ற பஞ்சு',
  returned: 'கொடுத்த திரிகள்',
  paid: 'செலுத்திய டெபாசிட்',
  back: 'திரும்பிய டெபாசிட்',
  held: 'இருக்கும் டெபாசிட்',
  earned: 'கிடைத்த செய்கூலி',
  total: 'மொத்தம்',
  before: 'முன்பிருந்த டெபாசிட்: {amount}',
  empty: 'இந்த ஆண்டில் எதுவும் இல்லை',
  emptyHint: 'பணம் செலுத்தி ஒப்புதல் பெற்ற பஞ்சு இங்கே தெரியும்.',
  print: 'அச்சிடு',
  printedOn: '{moment} அன்று அச்சிடப்பட்டது',
} satisfies SentencesOf<typeof passbookMessages>;
