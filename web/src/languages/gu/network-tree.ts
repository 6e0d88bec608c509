import type { treeMessages } from '../../features/network-tree/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const networkTree = {
  title: 'તમારું નેટવર્ક, ટ્રી રૂપે',
  keys: 'તીરનાં બટનથી ખસો અને ખોલો, Enterથી માહિતી જુઓ.',
  loading: 'લોડ થઈ રહ્યું છે…',
  more: 'વધુ બતાવો ({count} બાકી)',
  failed: 'આ ભાગ લોડ થઈ શક્યો નહીં. {error}',
  retry: 'ફરી પ્રયત્ન કરો',
  level: 'સ્તર {level}',
  noPlan: 'કોઈ પ્લાન નથી',
  waiting: 'મંજૂરી બાકી',
  counts: '{direct} સીધા, કુલ {all}',
  nobody: 'નીચે કોઈ નથી',
  details: 'માહિતી જુઓ',
  empty: 'તમારા નેટવર્કમાં હજી કોઈ નથી',
  emptyHint: 'સભ્ય ઉમેરો અથવા તમારી રેફરલ લિંક મોકલો, તેઓ અહીં દેખાશે.',
} satisfies SentencesOf<typeof treeMessages>;
