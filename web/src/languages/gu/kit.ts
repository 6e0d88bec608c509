import type { kitMessages } from '../../components/kit-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const kit = {
  '200g cotton for practice': 'પ્રેક્ટિસ માટે 200 ગ્રામ રૂ',
  'Round wick production': 'ગોળ દિવેટ બનાવવી',
  '300g cotton': '300 ગ્રામ રૂ',
  'Round and long wicks': 'ગોળ અને લાંબી દિવેટ',
  'Packaging included': 'પૅકિંગ સાથે',
  '400g cotton': '400 ગ્રામ રૂ',
  'Vastramala production': 'વસ્ત્રમાળા બનાવવી',
} satisfies SentencesOf<typeof kitMessages>;
