/** Letters and marks that turn the direction of the text around them. */
const turnsText = /[\p{Bidi_Control}\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
const marks = /[\u2066-\u2069]/g;
const innermost = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g;

/**
 * A text such as a name that turns the direction of what stands around it does so within itself alone; all others are left as they
 * are. One that would break out of its isolation loses the marks by which it would.
 */
export function isolated(text: string): string {
  if (!turnsText.test(text)) return text;
  let outside = text;
  for (let before = ''; outside !== before; outside = outside.replace(innermost, '')) before = outside;
  if (outside === '') return text;
  return `\u2068${outside.search(marks) < 0 ? text : text.replace(marks, '')}\u2069`;
}
