import type { IconName } from '../../components/ui/icon.js';

export interface Choice {
  readonly to: string;
  readonly icon: IconName;
  readonly text: string;
  readonly about?: string | undefined;
  readonly words?: string;
}

export interface Group {
  readonly title: string;
  readonly choices: readonly Choice[];
}
