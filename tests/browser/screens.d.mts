import type { Page } from 'playwright-core';

/** A screen to look at, and the way to it. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** The beginning of a demo login's label; a visitor where there is none. */
  readonly as?: string;
  /** Something lies over the page. */
  readonly dialog?: boolean;
  /** Prepares the way, such as a server that refuses. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Its steps look for somebody by name: no state changes the names. */
  readonly findsByName?: boolean;
  /** Brings the screen into the wanted state. */
  readonly act?: (page: Page) => Promise<unknown>;
}

export const screens: readonly Screen[];
