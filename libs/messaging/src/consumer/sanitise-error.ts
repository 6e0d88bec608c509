const longest = 300;
const anId = /^[0-9a-f]{24}$/;

/**
 * One line about an error that may be kept in a header or a log: name, code and message, without any value of the
 * payload (ids stay), without quoted values (a duplicate key error names the key) and without runs of digits
 * (Aadhaar, mobile and account numbers).
 */
export function sanitiseError(error: unknown, payload: unknown): string {
  if (!(error instanceof Error)) return 'a thrown value that is not an error';
  const { name, message, code } = error as Error & { code?: unknown };
  let text = inOneLine(message);
  for (const value of longestFirst(textsIn(payload))) text = text.replaceAll(inOneLine(value), '…');
  text = text
    .replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '"…"')
    .replace(/(?<![\w-])[\w-]+\.[\w-]+\.[\w-]{20,}/g, '…')
    .replace(/(?<![0-9a-f])\d(?:[ -]?\d){5,}(?![0-9a-f])/gi, '…');
  const label = typeof code === 'string' || typeof code === 'number' ? `${name} ${code}` : name;
  return `${label}: ${text}`.slice(0, longest);
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= 3 && !anId.test(value) ? [value] : [];
  if (typeof value === 'number') return String(value).length >= 4 ? [String(value)] : [];
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(textsIn);
  return [];
}

function longestFirst(texts: string[]): string[] {
  return texts.sort((a, b) => b.length - a.length);
}
