import { useSearchParams } from 'react-router-dom';
import { useChangeSearch } from '../../lib/use-change-search.js';
import { type NetworkChoice, readChoice, searchOf } from './network-choice.js';

/** Search, filters and order, kept in the address so that they can be linked to and survive a reload. */
export function useNetworkChoice(): [NetworkChoice, (change: Partial<NetworkChoice>) => void] {
  const [params] = useSearchParams();
  const change = useChangeSearch();
  return [readChoice(params), (next) => change(searchOf(next))];
}
