import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyPart, retryImport } from './retry-import.js';

const loads: (() => Promise<unknown>)[] = [];

/** The page is readable before the chunk with the forms and their rules is loaded. */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Dialog = lazyPart(async () => ({ default: await load() }));
  loads.push(load);
  return (props) => (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}

/** A press on a prepared dialog opens it immediately, and a later loss of the connection does not matter. */
export const prepareDialogs = (): Promise<unknown> =>
  Promise.all(loads.map((load) => retryImport(load))).catch(() => undefined);
