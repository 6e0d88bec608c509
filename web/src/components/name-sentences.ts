import type { nameIssue } from '@deepam/contracts';

/** The key of the sentence for what is wrong with the name of a new account. */
export const nameSentences = {
  unseen: 'nameNeeded',
  turning: 'nameMarks',
  stacked: 'nameStacked',
  misleading: 'nameMisleading',
} as const satisfies Record<NonNullable<ReturnType<typeof nameIssue>>, string>;
