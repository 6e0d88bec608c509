import { useAddressValues } from './use-address-values.js';

/** The id that a link, such as that of a notification, has put into the address under `name`, and what takes it away again. */
export function useLinkedId(name: string): [string | null, () => void] {
  const [params, change] = useAddressValues();
  const given = params.get(name);
  const forget = () => change({ [name]: '' });
  return [given !== null && /^[0-9a-f]{24}$/.test(given) ? given : null, forget];
}
