import type { Change } from './documents.js';

/**
 * The driver leaves out what is undefined: of a filter, so that it is one for any document, and of what is added.
 * @throws Error for an undefined value in a filter, however deep, or in `$inc`
 */
export function refuseUndefined(changes: readonly Pick<Change<unknown>, 'filter' | 'update'>[]): void {
  for (const { filter, update } of changes) refuse([filter, ...('$inc' in update ? [update.$inc] : [])]);
}

function refuse(value: unknown): void {
  if (value === undefined) throw new Error('A filter, or what is added, may not be undefined.');
  if (Array.isArray(value) || isPlain(value)) Object.values(value).forEach(refuse);
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
