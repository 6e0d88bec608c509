import { useSyncExternalStore } from 'react';

/** A value outside React that components follow. */
export interface Store<T> {
  get(): T;
  /** The value at the beginning: what the prerendered pages show, and so what their first drawing in the browser shows. */
  first(): T;
  set(next: T): void;
  /** Makes a value that of the beginning, before anything is drawn. */
  begin(value: T): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let first = initial;
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    first: () => first,
    begin(next) {
      first = next;
      value = next;
    },
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.first);
}

/** Follows only what is read of a value, a string, number or boolean: drawn anew when that changes. */
export function useStorePart<T, P extends string | number | boolean>(store: Store<T>, read: (value: T) => P): P {
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.get()),
    () => read(store.first()),
  );
}
