import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { endOf, laterLink, renewLink } from '../../lib/files/fresh-link.js';

/** Links are renewed this long before their end. */
const marginMs = 60_000;
/** If the device clock is ahead, every link looks expired. */
const shortestMs = 60_000;

export function useFreshLink(given: string): { link: string; renew: () => Promise<string> } {
  const client = useQueryClient();
  const [renewed, setRenewed] = useState(given);
  const link = laterLink(given, renewed);
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
    // The timers of a hidden page are paused.
    const renewIfDue = () => {
      if (document.visibilityState === 'visible' && Date.now() > end - marginMs) renewInTime();
    };
    document.addEventListener('visibilitychange', renewIfDue);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renewIfDue);
    };
  }, [link]);

  return { link, renew };
}

export const isOver = (link: string): boolean => (endOf(link) ?? Infinity) <= Date.now();
