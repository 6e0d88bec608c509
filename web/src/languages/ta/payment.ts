import type { paymentMessages } from '../../components/payment/payment-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const payment = {
  pay: '{amount} செலுத்து',
  payee: 'பெறுபவர்',
  upiId: 'UPI ஐடி',
  amount: 'தொகை',
  txnid: 'பரிவர்த்தனை எண்',
  qrAlt: '{amount} UPI செலுத்தலுக்கான QR குறியீடு',
  qrHint: 'எந்த UPI செயலியிலும் ஸ்கேன் செய்து சரியாக இந்தத் தொகையைச் செலுத்தவும்.',
  otherPhone: 'வேறு ஃபோனிலிருந்து செலுத்து',
  saveQr: 'QR-ஐச் சேமி',
  afterwards: 'பிறகு இங்கே திரும்பி வந்து ஸ்கிரீன்ஷாட்டை அனுப்பவும்.',
  offer: 'படத்திலிருந்து எண்ணைப் படி',
  offerHint: 'ஒரு முறை மட்டும் {size} பதிவிறங்கும். படம் உங்கள் ஃபோனிலேயே இருக்கும்.',
  reading: 'உங்கள் படத்திலிருந்து எண் படிக்கப்படுகிறது. காத்திருக்கத் தேவையில்லை.',
  read: 'உங்கள் படத்திலிருந்து படிக்கப்பட்டது. ஒப்பிட்டுப் பார்க்கவும்.',
  different: 'உங்கள் படத்தில் {utr} உள்ளது.',
  use: 'இந்த எண்ணைப் பயன்படுத்து',
  unread: 'எண்ணைப் படிக்க முடியவில்லை. படத்தைப் பார்த்து உள்ளிடவும்.',
  amountRight: 'படத்தில் {amount} உள்ளது, அதுவே செலுத்த வேண்டிய தொகை.',
  amountWrong: 'படத்தில் {amount} உள்ளது, ஆனால் {due} செலுத்த வேண்டும். இது சரியான படமா?',
} satisfies SentencesOf<typeof paymentMessages>;
