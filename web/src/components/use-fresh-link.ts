import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { endOf, later, renewLink } from '../lib/files/fresh-link.js';

/** Before its end, so that whoever presses it is never too late. */
const marginMs = 60_000;
/** Where the clock of the device is ahead, every link looks old. */
const shortestMs = 60_000;

/** A short-lived link that is renewed as long as it is shown; `renew` does so at once, and gives the new one. */
export function useFreshLink(given: string): { link: string; renew: () => Promise<string> } {
  const client = useQueryClient();
  const [renewed, setRenewed] = useState(given);
  const link = later(given, renewed);
  const renew = async (): Promise<string> => {
    const next = await renewLink(client, link);
    setRenewed(next);
    return next;
  };
  const renewInTime = useEffectEvent(() => void renew());

  useEffect(() => {
    const end = endOf(link);
    if (end === null) return;
    const timer = setTimeout(() => renewInTime(), Math.max(shortestMs, end - marginMs - Date.now()));
    // The timers of a page that nobody sees stand still.
    const look = () => {
      if (document.visibilityState === 'visible' && Date.now() > end - marginMs) renewInTime();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [link]);

  return { link, renew };
}

/** Whether the server would not take it any more, by the clock of this device. */
export const isOver = (link: string): boolean => (endOf(link) ?? Infinity) <= Date.now();
