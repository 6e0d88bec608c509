import { type ComponentType, lazy } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

export interface LazyPage {
  readonly Page: ComponentType;
  /** Afterwards the page is drawn at once, without a moment of waiting: for prerendering and hydrating. */
  load(): Promise<void>;
}

/** A page in a chunk of its own. */
export function lazyPage(load: Load): LazyPage {
  let Loaded: ComponentType | null = null;
  const Later = lazy(load);
  return {
    Page: () => (Loaded === null ? <Later /> : <Loaded />),
    async load() {
      Loaded = (await load()).default;
    },
  };
}
