/** Fills `:id` in a path and appends the query; empty values are left out. */
export function urlOf(path: string, params: object = {}, query: object = {}): string {
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
}

/** JSON, or multipart when there are files. */
export function bodyOf(body: object | undefined, files: Readonly<Record<string, File>>): string | FormData | undefined {
  if (Object.keys(files).length === 0) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  // Fields first: a server that streams knows them before the file arrives.
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  for (const [name, file] of Object.entries(files)) form.append(name, file, file.name);
  return form;
}

/** Only of those that are made here: features get theirs from useAction. */
export type IdempotencyKey = string & { readonly madeFor: 'one intended change' };

/** Random, for one intended change. `crypto.randomUUID` is missing outside https and localhost. */
export function newIdempotencyKey(): IdempotencyKey {
  return randomHex(16) as IdempotencyKey;
}

/** The id of the trace that a call begins. Its last digits say that nothing is recorded here: whether it is, the gateway decides. */
export const newTraceparent = (): string => `00-${randomHex(16)}-${randomHex(8)}-00`;

const randomHex = (count: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => byte.toString(16).padStart(2, '0')).join('');
