export type AskToLeave = (goOn: () => void) => void;

interface Open {
  readonly toBack: AskToLeave;
  readonly toLeave?: AskToLeave;
}

/** The last entry is the uppermost one, to which Back applies. */
const open: Open[] = [];

const hold = (one: Open): (() => void) => {
  open.push(one);
  return () => void open.splice(open.indexOf(one), 1);
};

/**
 * `toLeave` is asked when a link or a notification leads away, `toBack` when Back is pressed.
 * @returns a function that ends the guard
 */
export const guardLeaving = (toLeave: AskToLeave, toBack: AskToLeave): (() => void) => hold({ toBack, toLeave });

export const closeAtBack = (close: () => void): (() => void) => hold({ toBack: close });

export const answerToBack = (): AskToLeave | undefined => open.at(-1)?.toBack;

export function leaveFor(go: () => void): void {
  const toLeave = open.findLast((one) => one.toLeave)?.toLeave;
  if (toLeave) toLeave(go);
  else go();
}
