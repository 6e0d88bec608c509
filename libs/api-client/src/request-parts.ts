import type { Endpoint } from '@deepam/contracts';
import { FormData } from 'undici';
import type { UploadFile, CallInput } from './call.js';

export function pathOf<E extends Endpoint>(endpoint: E, { params, query }: CallInput<E>): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(values[name])));
  const pairs = given(query).map(([name, value]): [string, string] => [name, String(value)]);
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs).toString()}`;
}

export function formOf<E>({ body, files }: CallInput<E>): FormData {
  const form = new FormData();
  for (const [name, value] of given(body)) form.append(name, String(value));
  for (const [name, file] of given(files)) {
    const { data, filename, contentType } = Buffer.isBuffer(file) ? { data: file } : (file as UploadFile);
    const type = contentType ?? typeOf(data);
    form.append(name, new Blob([new Uint8Array(data)], { type }), filename ?? `${name}.${type.split('/')[1]}`);
  }
  return form;
}

const given = (values: unknown): [string, unknown][] =>
  Object.entries((values ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);

function typeOf(data: Buffer): string {
  if (data.subarray(1, 4).toString('latin1') === 'PNG') return 'image/png';
  if (data.subarray(0, 4).toString('latin1') === '%PDF') return 'application/pdf';
  return 'image/jpeg';
}
