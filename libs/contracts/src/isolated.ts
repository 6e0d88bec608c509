/** Letters and marks that turn the direction of the text around them. */
const turnsText = /[\p{Bidi_Control}\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
const begins = /[\u2066-\u2068]/;
const ends = '\u2069';

/**
 * A text such as a name that turns the direction of what stands around it does so within itself alone; all others are left as they
 * are. One that would break out of its isolation loses the marks by which it would.
 */
export function isolated(text: string): string {
  if (!turnsText.test(text)) return text;
  const depths = depthsOf(text);
  const isClosed = depths.at(-1) === 0 && !depths.some((depth) => depth < 0);
  const isWhole = isClosed && begins.test(text[0]!) && depths.indexOf(0) === depths.length - 1;
  if (isWhole) return text;
  return `\u2068${isClosed ? text : text.replace(/[\u2066-\u2069]/g, '')}${ends}`;
}

/** How many isolations are open after each of the characters. */
function depthsOf(text: string): number[] {
  let depth = 0;
  return [...text].map((letter) => (depth += begins.test(letter) ? 1 : letter === ends ? -1 : 0));
}
