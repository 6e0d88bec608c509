type ApiRoute = readonly [method: string, path: string];
declare const __API_ROUTES__: Readonly<Record<string, ApiRoute>> &
  Readonly<Record<'logout' | 'notificationStream' | 'reportClientError', ApiRoute>>;

/** Inserted by vite.config.ts; null without a map. */
declare const __MAP_EMBED_URL__: string | null;

declare const __BUILD__: string;

declare const __COMPANY__: import('./lib/company-facts.js').Company;
declare const __TESTIMONIALS__: import('./lib/company-facts.js').Testimonials;

declare const __RECEIPT_READER__: { readonly folder: string; readonly bytes: number };
