import type { giveBackMessages } from '../../features/plans/give-back-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const giveBack = {
  title: 'મન બદલાયું?',
  lead: '{date} સુધી તમે {plan} પ્લાન પાછો આપીને {amount} પાછા મેળવી શકો છો.',
  button: 'આ પ્લાન રદ કરો',
  dialogTitle: 'આ પ્લાન રદ કરો અને પૈસા પાછા મેળવો',
  dialogLead: 'સંચાલક તમારી વિનંતી જુએ છે. મંજૂર થાય ત્યારે તમારી પાસે ફરી {plan} પ્લાન હશે અને {amount} UPI કે બૅંકથી પાછા મળશે.',
  dialogLeadNone: 'સંચાલક તમારી વિનંતી જુએ છે. મંજૂર થાય ત્યારે તમારી પાસે કોઈ પ્લાન નહીં હોય અને {amount} UPI કે બૅંકથી પાછા મળશે.',
  reason: 'કારણ',
  optional: '(મરજિયાત)',
  send: 'વિનંતી મોકલો',
  sent: 'તમારી વિનંતી મોકલાઈ. સંચાલક તે જોશે.',
  failed: 'મોકલી ન શકાઈ. {error}',
  waiting: '{date}ના રોજ તમે {plan} પ્લાન પાછો આપવાની વિનંતી કરી. સંચાલક તે જુએ છે.',
  withdraw: 'મારો પ્લાન રહેવા દો',
  withdrawn: 'તમારો પ્લાન રહેશે.',
  withdrawFailed: 'પાછી ન ખેંચી શકાઈ. {error}',
  refused: '{plan} પ્લાન પાછો આપવાની તમારી વિનંતી નામંજૂર થઈ: {reason}',
  reversed: 'તમારો {plan} પ્લાન {date}ના રોજ પાછો લેવાયો.',
  refundComing: '{amount} તમને UPI કે બૅંકથી પાછા મળશે.',
  refunded: '{amount} તમને {day} ના રોજ પાછા અપાયા{utr}.',
} satisfies SentencesOf<typeof giveBackMessages>;
