import type { Ref } from 'react';

export interface ImageHandle {
  toggleZoom(): void;
}

export interface Props {
  src: string;
  alt: string;
  onStep?: (by: 1 | -1) => void;
  tall?: boolean;
  onSeen?: (isSeen: boolean) => void;
  handle?: Ref<ImageHandle>;
  /** Letter keys belong to the page: R is its own, and other letters are not announced. */
  keepsLetters?: boolean;
}
