/** Put in place by vite.config.ts from the contracts: endpoint name -> [method, path]. */
declare const __API_ROUTES__: Readonly<Record<string, readonly [method: string, path: string]>>;
