/** Put in place by vite.config.ts from the contracts: endpoint name -> [method, path]. */
declare const __API_ROUTES__: Readonly<Record<string, readonly [method: string, path: string]>>;

/** Put in place by vite.config.ts; null: no map. */
declare const __MAP_EMBED_URL__: string | null;
