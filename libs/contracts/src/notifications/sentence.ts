/** These letters and marks change the direction of the text around them. */
const turnsText = /[\p{Bidi_Control}\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
const marks = /[\u2066-\u2069]/g;
const innermost = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g;

/**
 * A text that changes the direction of the surrounding text is isolated, and loses the marks that would end its
 * isolation; any other text is returned unchanged.
 */
export function isolated(text: string): string {
  if (!turnsText.test(text)) return text;
  let outside = text;
  for (let before = ''; outside !== before; outside = outside.replace(innermost, '')) before = outside;
  if (outside === '') return text;
  return `\u2068${outside.search(marks) < 0 ? text : text.replace(marks, '')}\u2069`;
}

export type ParameterOf<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

/** The function fills in the parameters, each isolated from the sentence; a missing parameter keeps its placeholder. */
export function fill(sentence: string, params: Readonly<Record<string, string | number>> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name] ?? null;
    return value === null ? whole : isolated(String(value));
  });
}
