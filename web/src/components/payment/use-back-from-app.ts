import { useEffect, useState } from 'react';

/** Who comes back from the UPI app goes on with the proof: its field is on the screen, and has the keyboard. */
export function useBackFromApp(): { onAway: (link: Element) => void } {
  const [link, setLink] = useState<Element | null>(null);
  useEffect(() => {
    if (link === null) return;
    const goOn = () => {
      if (document.visibilityState !== 'visible') return;
      setLink(null);
      const field = link.closest('form')?.querySelector<HTMLElement>('[type=file]');
      field?.focus({ preventScroll: true });
      field?.parentElement?.scrollIntoView({ block: 'center' });
    };
    document.addEventListener('visibilitychange', goOn);
    return () => document.removeEventListener('visibilitychange', goOn);
  }, [link]);
  return { onAway: setLink };
}
