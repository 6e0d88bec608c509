/**
 * Leaves of undici what this product uses: connections, and requests by them. Its index also loads `fetch`, sockets and caches as browsers have them, and with
 * them those of Node (ADR 94). A program that uses more of it cannot be bundled.
 */
export const usedUndici = {
  name: 'used-undici',
  // All of it stands in this function, whose text is part of the stamp of a bundle.
  load: (id: string): string | null =>
    /[\\/]undici[\\/]index\.js$/.test(id)
      ? `import Dispatcher from './lib/dispatcher/dispatcher.js';
        import api from './lib/api/index.js';
        Object.assign(Dispatcher.prototype, api);
        export { default as Client } from './lib/dispatcher/client.js';
        export { default as Pool } from './lib/dispatcher/pool.js';
        export { default as Agent } from './lib/dispatcher/agent.js';`
      : null,
};
