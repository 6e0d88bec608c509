import type { IconName } from '../../components/icon.js';

/** Something that can be gone to. */
export interface Choice {
  readonly to: string;
  readonly icon: IconName;
  readonly text: string;
  /** What tells it from others of that name. */
  readonly about?: string | undefined;
}

export interface Group {
  readonly title: string;
  readonly choices: readonly Choice[];
}
