/**
 * Leaves of undici what this product uses: connections, and requests by them. Its index also loads `fetch`, sockets and caches as browsers have them, and with
 * them those of Node, which takes 8 MiB of each process, 13 with Node 24. A program that uses more of it cannot be bundled.
 */
export const usedUndici = {
  name: 'used-undici',
  // All of it stands in this function, whose text is part of the stamp of a bundle.
  load: (id: string): string | null =>
    /[\\/]undici[\\/]index\.js$/.test(id)
      ? `Object.assign(require('./lib/dispatcher/dispatcher').prototype, require('./lib/api'));
        exports.Client = require('./lib/dispatcher/client');
        exports.Pool = require('./lib/dispatcher/pool');
        exports.Agent = require('./lib/dispatcher/agent');`
      : null,
};
