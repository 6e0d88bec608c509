import { useSearchParams } from 'react-router-dom';
import { type NetworkChoice, readChoice, writeChoice } from './network-choice.js';

/** Search, filters and order, kept in the address so that they can be linked to and survive a reload. */
export function useNetworkChoice(): [NetworkChoice, (next: NetworkChoice) => void] {
  const [params, setParams] = useSearchParams();
  return [
    readChoice(params),
    (next) => setParams((before) => writeChoice(before, next), { replace: true, preventScrollReset: true }),
  ];
}
