/** A span may have only these attributes; no name, number, id or address of a person is among them. */
export interface SpanAttributes {
  readonly 'http.request.method'?: string;
  readonly 'http.route'?: string;
  readonly 'http.response.status_code'?: number;
  readonly 'error.type'?: string;
  readonly 'deepam.call'?: string;
  readonly 'messaging.destination.name'?: string;
  readonly 'deepam.attempt'?: number;
  readonly 'deepam.outcome'?: string;
  readonly 'deepam.notification.kind'?: string;
}

const allowed: Readonly<Record<keyof SpanAttributes, true>> = {
  'http.request.method': true,
  'http.route': true,
  'http.response.status_code': true,
  'error.type': true,
  'deepam.call': true,
  'messaging.destination.name': true,
  'deepam.attempt': true,
  'deepam.outcome': true,
  'deepam.notification.kind': true,
};
/**
 * The pattern allows the characters of patterns, codes and names in the sources; four digits in a row may belong to a
 * person.
 */
const harmless = /^(?!.*\d{4})[\w ./:*-]{1,100}$/;

/** The compiler can't exclude extra fields of a wider object, so they are removed here. */
export function allowedAttributes(attributes: SpanAttributes): Record<string, string | number> {
  const kept: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(attributes as Record<string, unknown>)) {
    if (name in allowed && isHarmless(value)) kept[name] = value;
  }
  return kept;
}

export const allowedName = (name: string): string => (harmless.test(name) ? name : 'unnamed');

const isHarmless = (value: unknown): value is string | number =>
  typeof value === 'number' ? Math.abs(value) < 10_000 : typeof value === 'string' && harmless.test(value);
