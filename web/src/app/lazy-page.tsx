import type { ComponentType } from 'react';
import { retryImport, lazyPart } from '../lib/retry-import.js';

type Load = () => Promise<{ default: ComponentType }>;

export interface LazyPage {
  readonly Page: ComponentType;
  load(): Promise<void>;
}

export function lazyPage(load: Load): LazyPage {
  let Loaded: ComponentType | null = null;
  const Later = lazyPart(load);
  return {
    Page: () => (Loaded === null ? <Later /> : <Loaded />),
    async load() {
      Loaded = (await retryImport(load)).default;
    },
  };
}
