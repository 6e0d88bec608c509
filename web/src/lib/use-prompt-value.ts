import { useState } from 'react';
import { useAddressValues } from './use-address-values.js';

interface Held {
  readonly value: string;
  readonly seen: string;
  readonly written: readonly string[];
}

/**
 * A value of the address that changes quickly, such as by checkboxes: it updates immediately, and the address follows
 * with the next render.
 */
export function usePromptValue(name: string): [value: string, write: (value: string) => void] {
  const [params, change] = useAddressValues();
  const inAddress = params.get(name) ?? '';
  const [held, setHeld] = useState<Held>({ value: inAddress, seen: inAddress, written: [] });
  if (inAddress !== held.seen) {
    const place = held.written.indexOf(inAddress);
    setHeld(
      place === -1
        ? { value: inAddress, seen: inAddress, written: [] }
        : { ...held, seen: inAddress, written: held.written.slice(place + 1) },
    );
  }
  return [
    held.value,
    (value) => {
      setHeld((before) => ({ ...before, value, written: [...before.written, value] }));
      change({ [name]: value });
    },
  ];
}
