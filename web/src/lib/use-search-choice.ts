import { useAddressValues } from './use-address-values.js';

/** A choice that is kept in the address under `name`, so that it can be linked to; the first is the usual one and left out. */
export function useSearchChoice<T extends string>(name: string, choices: readonly [T, ...T[]]): [T, (next: T) => void] {
  const [params, change] = useAddressValues();
  const chosen = choices.find((choice) => choice === params.get(name)) ?? choices[0];
  const choose = (next: T) => change({ [name]: next === choices[0] ? '' : next });
  return [chosen, choose];
}
