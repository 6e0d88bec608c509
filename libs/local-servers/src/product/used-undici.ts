/**
 * The bundle contains only the used parts of undici: connections and requests. Its index also loads `fetch`, sockets
 * and caches as browsers have them, and with them those of Node (ADR 94). A program that uses more of it cannot be
 * bundled.
 */
export const usedUndici = {
  name: 'used-undici',
  // The stamp of a bundle includes the text of this function, so it contains everything.
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
