import { createRoot, hydrateRoot } from 'react-dom/client';

/** This module is in React's chunk, which runs before the application. See scripts/page-template.ts. */
export const reactRoots = { createRoot, hydrateRoot };
