/** One line of what the product must reach, and what was measured now. */
export interface Goal {
  readonly what: string;
  readonly goal: string;
  readonly seen: string;
}

export const line = ({ what, goal, seen }: Goal): string => `${what}\n    goal ${goal}   seen ${seen}`;
