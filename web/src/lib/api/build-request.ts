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

export function bodyOf(body: object | undefined, files: Readonly<Record<string, File>>): string | FormData | undefined {
  if (Object.keys(files).length === 0) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  // Fields come first, so that a streaming server knows them before the file.
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  for (const [name, file] of Object.entries(files)) form.append(name, file, file.name);
  return form;
}

/** The type allows only keys of this module; features get their keys from useAction. */
export type IdempotencyKey = string & { readonly madeFor: 'one intended change' };

/** The key is random and stands for one intended change. `crypto.randomUUID` is missing outside HTTPS and localhost. */
export function newIdempotencyKey(): IdempotencyKey {
  return randomHex(16) as IdempotencyKey;
}

/** The sampled flag is off, because the gateway decides about sampling. */
export const newTraceparent = (): string => `00-${randomHex(16)}-${randomHex(8)}-00`;

const randomHex = (count: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => byte.toString(16).padStart(2, '0')).join('');
