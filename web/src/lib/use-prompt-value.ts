import { useState } from 'react';
import { useAddressValues } from './use-address-values.js';

interface Held {
  readonly value: string;
  /** As it was in the address when this was last drawn. */
  readonly seen: string;
  /** On their way into the address. */
  readonly written: readonly string[];
}

/**
 * A value of the address that is changed quickly, such as by boxes that are checked one after the other: it is there at once, while
 * the address follows with the next drawing of the page.
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
