import type { Change } from './documents.js';

/**
 * With `ignoreUndefined` the driver drops undefined fields: a filter without its condition matches any document, and
 * an $inc does nothing.
 * @throws Error for an undefined value in a filter, however deep, or in `$inc`
 */
export function assertNoUndefined(changes: readonly Pick<Change<unknown>, 'filter' | 'update'>[]): void {
  for (const { filter, update } of changes) refuse([filter, ...('$inc' in update ? [update.$inc] : [])]);
}

function refuse(value: unknown): void {
  if (value === undefined) throw new Error('A filter, or what is added, may not be undefined.');
  if (Array.isArray(value) || isPlain(value)) Object.values(value).forEach(refuse);
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
