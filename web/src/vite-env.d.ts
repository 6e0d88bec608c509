/** Put in place by vite.config.ts from the contracts: endpoint name -> [method, path]. */
type ApiRoute = readonly [method: string, path: string];
declare const __API_ROUTES__: Readonly<Record<string, ApiRoute>> &
  Readonly<Record<'logout' | 'notificationStream' | 'reportClientError', ApiRoute>>;

/** Put in place by vite.config.ts; null: no map. */
declare const __MAP_EMBED_URL__: string | null;

/** Put in place by vite.config.ts: another one for every change of the sources. */
declare const __BUILD__: string;

/** Put in place by vite.config.ts from the file of COMPANY_FILE. */
declare const __COMPANY__: import('./lib/company-facts.js').Company;
declare const __TESTIMONIALS__: import('./lib/company-facts.js').Testimonials;

/** Put in place by scripts/receipt-reader.ts: where the reader of receipts is, and its bytes on the line. */
declare const __RECEIPT_READER__: { readonly folder: string; readonly bytes: number };
