/** Asks whether to leave; `goOn` goes where the reader wanted to. */
export type AskToLeave = (goOn: () => void) => void;

interface Open {
  readonly toBack: AskToLeave;
  /** Where something would be lost by a link that leads away from it, too. */
  readonly toLeave?: AskToLeave;
}

/** What Back is answered by, the uppermost last. */
const open: Open[] = [];

const hold = (one: Open): (() => void) => {
  open.push(one);
  return () => void open.splice(open.indexOf(one), 1);
};

/** Guards what was entered: `toLeave` is asked when a link or a notification leads away, `toBack` when Back is pressed. Returns what ends it. */
export const guardLeaving = (toLeave: AskToLeave, toBack: AskToLeave): (() => void) => hold({ toBack, toLeave });

/** Back closes what stands above a page, which stays where it is. Returns what ends it. */
export const closeAtBack = (close: () => void): (() => void) => hold({ toBack: close });

export const answerToBack = (): AskToLeave | undefined => open.at(-1)?.toBack;

/** Goes where the reader wants to, once nothing is lost by it, or they want that. */
export function leaveFor(go: () => void): void {
  const toLeave = open.findLast((one) => one.toLeave)?.toLeave;
  if (toLeave) toLeave(go);
  else go();
}
