/** Letters and marks that change the direction of the text around them. */
const turnsText = /[\p{Bidi_Control}\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
const marks = /[\u2066-\u2069]/g;
const innermost = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g;

/**
 * A text that changes the direction of the surrounding text is isolated, and loses the marks that would end its
 * isolation; any other text stays unchanged.
 */
export function isolated(text: string): string {
  if (!turnsText.test(text)) return text;
  let outside = text;
  for (let before = ''; outside !== before; outside = outside.replace(innermost, '')) before = outside;
  if (outside === '') return text;
  return `\u2068${outside.search(marks) < 0 ? text : text.replace(marks, '')}\u2069`;
}
