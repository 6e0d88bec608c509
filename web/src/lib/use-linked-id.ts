import { useAddressValues } from './use-address-values.js';

export function useLinkedId(name: string): [string | null, () => void] {
  const [params, change] = useAddressValues();
  const given = params.get(name);
  const unlink = () => change({ [name]: '' });
  return [given !== null && /^[0-9a-f]{24}$/.test(given) ? given : null, unlink];
}
