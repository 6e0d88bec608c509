import { useSearchParams } from 'react-router-dom';

/**
 * Query parameters survive a reload and Back; '' removes a value. A change applies to the current address, because two
 * quick changes would otherwise lose the first. `state` belongs to the same history entry.
 */
export function useAddressValues(): [URLSearchParams, (change: object, state?: object) => void] {
  const [params, setParams] = useSearchParams();
  const change = (values: object, state?: object) =>
    setParams(
      () => {
        const after = new URLSearchParams(window.location.search);
        for (const [name, value] of Object.entries(values)) {
          if (value === '') after.delete(name);
          else after.set(name, String(value));
        }
        return after;
      },
      { replace: true, preventScrollReset: true, state: { ...stateOfEntry(), ...state } },
    );
  return [params, change];
}

const stateOfEntry = () => (window.history.state as { usr?: object } | null)?.usr;
