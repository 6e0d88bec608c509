import { useEffect, useState } from 'react';
import { isKeyboardOpen } from './keyboard-open.js';

const typedInto = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit])';

export function useKeyboardOpen(): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const seen = window.visualViewport;
    const tallest = new Map<number, number>();
    const look = () => {
      const height = seen === null ? window.innerHeight : seen.height * seen.scale;
      const width = window.innerWidth;
      tallest.set(width, Math.max(tallest.get(width) ?? 0, height));
      const isTyping = document.activeElement?.matches(typedInto) === true;
      setIsOpen(isKeyboardOpen({ isTyping, height, tallest: tallest.get(width)! }));
    };
    look();
    const heard = [
      [window, 'resize'],
      [seen, 'resize'],
      [document, 'focusin'],
      [document, 'focusout'],
    ] as const;
    for (const [target, event] of heard) target?.addEventListener(event, look);
    return () => {
      for (const [target, event] of heard) target?.removeEventListener(event, look);
    };
  }, []);
  return isOpen;
}
