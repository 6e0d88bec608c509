import type { nameIssue } from '@deepam/contracts';

export const nameSentences = {
  unseen: 'nameNeeded',
  turning: 'nameMarks',
  stacked: 'nameStacked',
  misleading: 'nameMisleading',
} as const satisfies Record<NonNullable<ReturnType<typeof nameIssue>>, string>;
