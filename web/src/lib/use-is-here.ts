import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The value is false during hydration, whose first render must match, and true afterwards. */
export const useIsHere = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
