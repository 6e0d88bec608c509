import { useSyncExternalStore } from 'react';

export interface Store<T> {
  get(): T;
  /** The initial value is that of the prerendered pages, so that hydration matches. */
  first(): T;
  set(next: T): void;
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

/** A component re-renders only when the selected primitive changes. */
export function useStorePart<T, P extends string | number | boolean>(store: Store<T>, read: (value: T) => P): P {
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.get()),
    () => read(store.first()),
  );
}
