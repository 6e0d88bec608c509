import { useSearchParams } from 'react-router-dom';
import { useChangeSearch } from './use-change-search.js';

/** The id that a link, such as that of a notification, has put into the address under `name`, and what takes it away again. */
export function useLinkedId(name: string): [string | null, () => void] {
  const [params] = useSearchParams();
  const change = useChangeSearch();
  const given = params.get(name);
  const isId = given !== null && /^[0-9a-f]{24}$/.test(given);
  return [isId ? given : null, () => change({ [name]: '' })];
}
