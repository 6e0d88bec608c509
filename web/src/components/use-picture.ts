import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
import { useFreshLink } from './use-fresh-link.js';
import type { Size } from './zoom.js';

interface Shown {
  /** Stays as it was loaded, although newer links come: nothing is fetched twice. None while it is being renewed. */
  readonly link: string | null;
  /** A second try with the same link must be another element for the browser. */
  readonly attempt: number;
  readonly size: Size | null;
  readonly failed: boolean;
}

/** Loads a private picture; with a fresh link where the one at hand has ended or leads nowhere, and once more when the reader wants it. */
export function usePicture(src: string, onSeen?: (isSeen: boolean) => void) {
  const { link, renew } = useFreshLink(src);
  const [shown, setShown] = useState<Shown>({ link: src, attempt: 0, size: null, failed: false });

  const loadAnew = async (): Promise<void> => {
    const next = await renew().catch(() => link);
    setShown(({ attempt }) => ({ link: next, attempt: attempt + 1, size: null, failed: false }));
  };

  const isSeen = shown.size !== null;
  const tell = useEffectEvent((now: boolean) => onSeen?.(now));
  useEffect(() => {
    tell(isSeen);
    return () => tell(false);
  }, [isSeen]);

  return {
    size: shown.size,
    failed: shown.failed,
    again: () => {
      setShown((before) => ({ ...before, link: null, failed: false }));
      void loadAnew();
    },
    attempt: shown.attempt,
    image: {
      src: shown.link ?? undefined,
      onLoad: ({ currentTarget: { naturalWidth: width, naturalHeight: height } }: SyntheticEvent<HTMLImageElement>) =>
        setShown((before) => ({ ...before, size: { width, height } })),
      onError: () => {
        if (shown.attempt === 0) void loadAnew();
        else setShown((before) => ({ ...before, failed: true }));
      },
    },
  };
}
