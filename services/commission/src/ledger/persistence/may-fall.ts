/** Whether the account at that path in a balance may fall below zero. */
export type MayFall = (path: string) => boolean;
