import type { sharedNumberMessages } from '../../components/shared-number-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const sharedNumbers = {
  title: 'બીજા ખાતામાં પણ વપરાયો છે',
  lead: 'ઘણાં ખાતાં એક જ વ્યક્તિનાં હોઈ શકે. નિર્ણય લેતાં પહેલાં સરખાવી જુઓ.',
  adharNo: 'આધાર {number}',
  panCardNo: 'પાન {number}',
  bankAccountNo: 'બૅંક ખાતું {number}',
  mobile: 'છેલ્લે {number} હોય તેવો મોબાઇલ',
  owed: 'બંધ કરતી વખતે {amount} બાકી હતા',
  more: 'અને બીજાં {count}',
  deleted: 'કાઢી નાખેલી નોંધણી',
  head: 'કંપની',
  looking: 'નંબરો બીજાં ખાતાં સાથે સરખાવાઈ રહ્યા છે…',
  failed: 'નંબરો બીજાં ખાતાં સાથે સરખાવી શકાયા નહીં. {error}',
  again: 'ફરી પ્રયત્ન કરો',
  badge: 'સરખો નંબર',
} satisfies SentencesOf<typeof sharedNumberMessages>;
