import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False during hydration, whose first render must match; true afterwards. */
export const useIsHere = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
