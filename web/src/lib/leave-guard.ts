/** Asks whether to leave; `goOn` goes where the reader wanted to. */
export type AskToLeave = (goOn: () => void) => void;

interface Open {
  readonly ask: AskToLeave;
  /** Nothing is lost by going elsewhere from it: Back closes it, and a link leads away. */
  readonly isClosed: boolean;
}

/** What Back is answered by, the uppermost last. */
const open: Open[] = [];

const hold = (one: Open): (() => void) => {
  open.push(one);
  return () => void open.splice(open.indexOf(one), 1);
};

/** Of what would be lost. Returns what ends it. */
export const guardLeaving = (ask: AskToLeave): (() => void) => hold({ ask, isClosed: false });

/** Back closes what stands above a page, which stays where it is. Returns what ends it. */
export const closeAtBack = (close: () => void): (() => void) => hold({ ask: close, isClosed: true });

export const answerToBack = (): AskToLeave | undefined => open.at(-1)?.ask;

/** Goes where the reader wants to, once nothing is lost by it, or they want that. */
export function leaveFor(go: () => void): void {
  const guard = open.findLast(({ isClosed }) => !isClosed);
  if (guard === undefined) go();
  else guard.ask(go);
}
