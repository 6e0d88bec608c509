import { defineMessages } from '../../lib/i18n/messages.js';

export const kitMessages = defineMessages('kit', {
  '200g cotton for practice': '200g cotton for practice',
  'Round wick production': 'Round wick production',
  '300g cotton': '300g cotton',
  'Round and long wicks': 'Round and long wicks',
  'Packaging included': 'Packaging included',
  '400g cotton': '400g cotton',
  'Vastramala production': 'Vastramala production',
});

type Known = keyof typeof kitMessages.english;

/** The line is in the reader's language; a line that the pages do not know stays as it came. */
export const kitLine = (say: (line: Known) => string, line: string): string =>
  Object.hasOwn(kitMessages.english, line) ? say(line as Known) : line;
