import { useAddressValues } from '../../lib/use-address-values.js';
import { type NetworkChoice, readChoice, unusual } from './network-choice.js';

export function useNetworkChoice(): [NetworkChoice, (change: Partial<NetworkChoice>) => void] {
  const [params, change] = useAddressValues();
  return [readChoice(params), (next) => change(unusual(next))];
}
