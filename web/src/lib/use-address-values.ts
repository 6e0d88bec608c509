import { useSearchParams } from 'react-router-dom';

/**
 * What stands in the address behind the question mark, so that it can be linked to and survives a reload and the way back; '' takes a
 * value away. A change is made to the address as it is by now: on a slow phone what is drawn comes later, and of two quick changes the
 * first would be lost. `state` stands beside it in the history's entry.
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

/** As the router keeps it. */
const stateOfEntry = () => (window.history.state as { usr?: object } | null)?.usr;
