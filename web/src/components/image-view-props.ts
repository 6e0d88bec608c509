import type { Ref } from 'react';

/** What a key of the page does with the picture. */
export interface ImageHandle {
  /** Enlarges it to its full size at least; shows all of it when it is enlarged. */
  toggleZoom(): void;
}

export interface Props {
  src: string;
  alt: string;
  /** Goes to the picture before (-1) or after (1), where there are several. */
  onStep?: (by: 1 | -1) => void;
  /** As high as the dialog has room; otherwise a part of a longer form. */
  tall?: boolean;
  /** Called with whether it can be seen, where something is decided by it. */
  onSeen?: (isSeen: boolean) => void;
  handle?: Ref<ImageHandle>;
  /** The page has keys of one letter: R is its own, and nobody is told of others. */
  keepsLetters?: boolean;
}
