import type { ComponentType } from 'react';
import { insisting, lazyPart } from '../lib/insisting.js';

type Load = () => Promise<{ default: ComponentType }>;

export interface LazyPage {
  readonly Page: ComponentType;
  /** Afterwards the page is drawn at once, without a moment of waiting: for prerendering and hydrating. */
  load(): Promise<void>;
}

/** A page in a chunk of its own. */
export function lazyPage(load: Load): LazyPage {
  let Loaded: ComponentType | null = null;
  const Later = lazyPart(load);
  return {
    Page: () => (Loaded === null ? <Later /> : <Loaded />),
    async load() {
      Loaded = (await insisting(load)).default;
    },
  };
}
