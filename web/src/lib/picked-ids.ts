import { markOf } from './use-keyset-pages.js';

/** The limit keeps the address short. */
export const mostPicked = 200;

export function pickedIn(value: string, list: string): { ids: readonly string[]; isOther: boolean } {
  const [mark, ...ids] = value.split('.');
  if (mark !== markOf(list)) return { ids: [], isOther: value !== '' };
  return { ids: ids.filter((id) => /^[0-9a-f]{24}$/.test(id)).slice(0, mostPicked), isOther: false };
}

export const pickedText = (ids: readonly string[], list: string): string =>
  ids.length === 0 ? '' : [markOf(list), ...ids].join('.');
