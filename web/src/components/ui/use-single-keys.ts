import { useEffect, useEffectEvent } from 'react';
import { useStore } from '../../lib/store.js';
import { singleKeys } from './single-keys.js';

export type SingleKeys = Readonly<Record<string, ((target: EventTarget | null) => void) | undefined>>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input:not([type=checkbox]), textarea, select, dialog') !== null;

/** Keys are ignored during typing and in dialogs; a held key counts once. */
export function useSingleKeys(keys: SingleKeys): void {
  const listening = useStore(singleKeys);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.repeat ||
      event.defaultPrevented ||
      isTyping(event.target)
    )
      return;
    if (document.querySelector('dialog[open]') !== null) return;
    const act = keys[event.key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    act(event.target);
  });
  useEffect(() => {
    if (!listening) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [listening]);
}
