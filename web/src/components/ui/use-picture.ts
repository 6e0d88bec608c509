import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
import { useFreshLink } from './use-fresh-link.js';
import type { Size } from './zoom.js';

interface Shown {
  /** The picture stays loaded when its link is renewed, so that it is not fetched twice. Null during a renewal. */
  readonly link: string | null;
  /** A second try with the same link needs another element. */
  readonly attempt: number;
  readonly size: Size | null;
  readonly failed: boolean;
}

/** Loads a private picture; renews an expired or failing link, and retries on request. */
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
