/** All that a span may say of what it stands for; nobody's name, number, id or address is among it. */
export interface SpanAttributes {
  readonly 'http.request.method'?: string;
  /** The pattern, such as /api/user/:id. */
  readonly 'http.route'?: string;
  readonly 'http.response.status_code'?: number;
  /** A code of the error catalogue. */
  readonly 'error.type'?: string;
  /** The name of a call of the contracts. */
  readonly 'deepam.call'?: string;
  /** The routing key of an event. */
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
/** What patterns, codes and names in the sources are made of; four digits in a row are somebody's. */
const harmless = /^(?!.*\d{4})[\w ./:*-]{1,100}$/;

/** The compiler cannot see what a wider object brings along: the rest is left out here. */
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
