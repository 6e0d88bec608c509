/** @throws Error with a sentence when the port of `npm start` is taken */
export declare function expectFreePort(env: Readonly<Record<string, string | undefined>>): Promise<void>;
