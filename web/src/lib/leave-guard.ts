/** Asks whether to leave; `goOn` goes where the reader wanted to. */
export type AskToLeave = (goOn: () => void) => void;

/** Of what would be lost by Back, the uppermost last. */
const guards: AskToLeave[] = [];

/** Returns what ends it. */
export function guardLeaving(ask: AskToLeave): () => void {
  guards.push(ask);
  return () => void guards.splice(guards.indexOf(ask), 1);
}

export const presentGuard = (): AskToLeave | undefined => guards.at(-1);

/** Goes where the reader wants to, once nothing is lost by it, or they want that. */
export function leaveFor(go: () => void): void {
  const ask = presentGuard();
  if (ask === undefined) go();
  else ask(go);
}
