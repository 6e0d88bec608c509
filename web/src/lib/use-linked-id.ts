import { useSearchParams } from 'react-router-dom';

/** The id that a link, such as that of a notification, has put into the address under `name`, and what takes it away again. */
export function useLinkedId(name: string): [string | null, () => void] {
  const [params, setParams] = useSearchParams();
  const given = params.get(name);
  const forget = () =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [given !== null && /^[0-9a-f]{24}$/.test(given) ? given : null, forget];
}
