import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { readonly type: 'minor' }) => void;

let collect: Collect | undefined;

/** Frees what was used for a moment only, such as buffers of sockets. Nothing else runs meanwhile, for about a millisecond. */
export function collectYoung(): void {
  collect ??= exposed();
  collect({ type: 'minor' });
}

/** V8 offers it to contexts that are made while this flag is set. */
function exposed(): Collect {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  return gc;
}
