import { useSearchParams } from 'react-router-dom';

/** A choice that is kept in the address under `name`, so that it can be linked to; the first is the usual one and left out. */
export function useSearchChoice<T extends string>(name: string, choices: readonly [T, ...T[]]): [T, (next: T) => void] {
  const [params, setParams] = useSearchParams();
  const chosen = choices.find((choice) => choice === params.get(name)) ?? choices[0];
  const choose = (next: T) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === choices[0]) after.delete(name);
        else after.set(name, next);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [chosen, choose];
}
