import { isNativeError } from 'node:util/types';
export const redacted = '[redacted]';

/** Keys are compared by letters only, so that panCardNo, pan_card_no and PAN-Card-No are one. */
const secretKey =
  /password|passwd|passphrase|secret|token|authorization|cookie|adhar|aadhaar|pancard|^pan(no)?$|bankaccount|accountno|ifsc|credential|privatekey|accesskey|apikey|^sig$|signature|otp$/;

/** People put blanks, dashes, dots, slashes and invisible marks between groups of digits of any script. */
const between = String.raw`[\s\p{Pd}.\u00b7/\\_\p{Cf}\p{Default_Ignorable_Code_Point}]{0,4}`;
const unseen = String.raw`[\p{Cf}\p{Default_Ignorable_Code_Point}]{0,2}`;
const four = String.raw`\p{Nd}(?:${unseen}\p{Nd}){3}`;
/** An Aadhaar has three groups of four digits; a longer number, such as a time in milliseconds, does not match. */
const aadhaar = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}_]|\p{Nd}[.-])${four}${between}${four}${between}${four}(?![\p{L}\p{Nd}_]|[.-]\p{Nd})`,
  'gu',
);
const pan = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}_])[A-Z]{5}[-./_\u00a0\p{Cf}]{0,2}${four}[-./_\u00a0\p{Cf}]{0,2}[A-Z](?![\p{L}\p{Nd}_])`,
  'gu',
);

const secretTexts: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w.-]+/g, redacted],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${redacted}`],
  [/\b([a-z][a-z0-9+.-]{0,30}:\/\/)[^\s/@]+@/gi, `$1${redacted}@`],
  [/\b(sig|token|password)=[^\s&"']+/gi, `$1=${redacted}`],
  [aadhaar, redacted],
  [pan, redacted],
];

const deepest = 8;
const longestList = 100;
const longestText = 16_384;

export function redactText(text: string): string {
  const short = text.length > longestText ? `${text.slice(0, longestText)}…` : text;
  return secretTexts.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), short);
}

export function redact(value: unknown): unknown {
  return copied(value, 0, new Set());
}

function copied(value: unknown, depth: number, above: Set<object>): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value === 'function') return '[function]';
  if (typeof value !== 'object' || value === null) return value;
  if (above.has(value)) return '[circular]';
  if (depth >= deepest) return '[deeper]';
  above.add(value);
  const copy = objectCopy(value, depth + 1, above);
  above.delete(value);
  return copy;
}

function objectCopy(value: object, depth: number, above: Set<object>): unknown {
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return value.slice(0, longestList).map((item) => copied(item, depth, above));
  if (value instanceof Map)
    return entriesCopy(
      [...value].map(([key, item]) => [String(key), item]),
      depth,
      above,
    );
  if (value instanceof Set) return copied([...value], depth, above);
  if (isNativeError(value)) {
    const { name, message, stack, cause, ...rest } = { ...value, ...errorParts(value) };
    return entriesCopy(Object.entries({ name, message, stack, ...rest, cause }), depth, above);
  }
  const { toJSON } = value as { toJSON?: unknown };
  if (typeof toJSON === 'function') return copied(toJSON.call(value), depth, above);
  return entriesCopy(Object.entries(value), depth, above);
}

/** These fields are not enumerable on an error. */
function errorParts({ name, message, stack, cause }: Error) {
  return { name, message, stack, cause };
}

function entriesCopy(entries: [string, unknown][], depth: number, above: Set<object>): Record<string, unknown> {
  return Object.fromEntries(
    entries
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => [key, isSecret(key, item) ? redacted : copied(item, depth, above)]),
  );
}

function isSecret(key: string, item: unknown): boolean {
  return item !== null && typeof item !== 'boolean' && secretKey.test(key.replace(/[^a-z]/gi, '').toLowerCase());
}
