import { errorBody } from '@deepam/contracts';
import { request } from 'undici';
import type { BrokenCall } from './broken-call.js';

export async function errorOfAnswer(
  url: string,
  call: BrokenCall,
  token: string | undefined,
  documented: ReadonlySet<string>,
): Promise<string | null> {
  const { statusCode: status, body } = await request(`${url}/api${call.path}`, {
    method: call.endpoint.method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(call.contentType === null ? {} : { 'content-type': call.contentType }),
    },
    body: call.body,
  });
  if (status < 400) {
    body.on('error', () => undefined).destroy();
    return `is answered with ${status}`;
  }
  const text = await body.text();
  if (status >= 500) return `is answered with ${status}: ${text}`;
  const parsed = errorBody.strict().safeParse(jsonOf(text));
  if (!parsed.success) return `is answered in no shape of errors: ${text}`;
  const { code, error, details = {} } = parsed.data;
  if (!call.codes.includes(code)) return `is answered with ${code}, not ${call.codes.join(' or ')}: ${text}`;
  if (!documented.has(code)) return `is answered with ${code}, which is not documented`;
  return call.field === null ? unreadable(error) : unnamed(call.field, error, details);
}

/** The field, or one inside it, and no other is named; its sentence is the answer's own. */
function unnamed(field: string, error: string, details: Readonly<Record<string, unknown>>): string | null {
  const named = Object.keys(details);
  const isIt = (name: string) => name === field || name.startsWith(`${field}.`) || field.startsWith(`${name}.`);
  if (named.length === 0 || !named.every(isIt)) return `names ${named.join(', ') || 'no field'}: ${error}`;
  const sentence = String(details[named[0]!]);
  if (error !== sentence && error !== `${named[0]}: ${sentence}`)
    return `says of ${named[0]} "${sentence}" but "${error}"`;
  return unreadable(sentence);
}

const unreadable = (sentence: string): string | null =>
  /^[A-Z].*[a-z).%]$/s.test(sentence) && !/undefined|\[object|NaN|null\b/.test(sentence) ? null : `says "${sentence}"`;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
