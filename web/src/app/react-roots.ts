import { createRoot, hydrateRoot } from 'react-dom/client';

/** In the chunk of React, which is run by itself before the application: React is ready by then. See scripts/page-template.ts. */
export const reactRoots = { createRoot, hydrateRoot };
