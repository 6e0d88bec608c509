import { useEffect, useState } from 'react';

/** After the return from the UPI app, the proof field is in view and focused. */
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
