export type MayFall = (path: string) => boolean;
