import { useNavigate } from 'react-router-dom';

/**
 * Changes parts of the address's search, '' takes one away; the others stay, also those that were changed since the page was last drawn.
 */
export function useChangeSearch(): (changes: Readonly<Record<string, string>>) => void {
  const navigate = useNavigate();
  return (changes) => {
    const params = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') params.delete(name);
      else params.set(name, value);
    }
    void navigate({ search: params.toString() }, { replace: true, preventScrollReset: true });
  };
}
