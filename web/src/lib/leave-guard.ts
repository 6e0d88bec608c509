/** Asks whether to leave; `goOn` goes where the reader wanted to. */
export type AskToLeave = (goOn: () => void) => void;

interface Open {
  readonly ask: AskToLeave;
  /** Something would be lost by a link that leads away from it, too. */
  readonly isGuard: boolean;
}

/** What Back is answered by, the uppermost last. */
const open: Open[] = [];

const hold = (one: Open): (() => void) => {
  open.push(one);
  return () => void open.splice(open.indexOf(one), 1);
};

/** Of what would be lost. Returns what ends it. */
export const guardLeaving = (ask: AskToLeave): (() => void) => hold({ ask, isGuard: true });

/** Back closes what stands above a page, which stays where it is. Returns what ends it. */
export const closeAtBack = (close: () => void): (() => void) => hold({ ask: close, isGuard: false });

export const answerToBack = (): AskToLeave | undefined => open.at(-1)?.ask;

/** Goes where the reader wants to, once nothing is lost by it, or they want that. */
export function leaveFor(go: () => void): void {
  const guard = open.findLast(({ isGuard }) => isGuard);
  if (guard === undefined) go();
  else guard.ask(go);
}
