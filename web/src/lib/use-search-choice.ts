import { useAddressValues } from './use-address-values.js';

export const choiceIn = <T extends string>(params: URLSearchParams, name: string, choices: readonly [T, ...T[]]): T =>
  choices.find((choice) => choice === params.get(name)) ?? choices[0];

export function useSearchChoice<T extends string>(name: string, choices: readonly [T, ...T[]]): [T, (next: T) => void] {
  const [params, change] = useAddressValues();
  const chosen = choiceIn(params, name, choices);
  const choose = (next: T) => change({ [name]: next === choices[0] ? '' : next });
  return [chosen, choose];
}
