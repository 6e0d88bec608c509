import { resolve } from 'node:path';
import { publicEndpoints } from '@deepam/contracts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildId } from './scripts/build-id.js';
import { readCompany } from './scripts/company.js';
import { pageGroup } from './scripts/chunk-groups.js';
import { compress } from './scripts/compress.js';
import { loadingWords } from './scripts/loading-words.js';
import { prerender } from './scripts/prerender.js';
import { receiptReader } from './scripts/receipt-reader.js';
import { serviceWorker } from './scripts/service-worker.js';

/** The browser needs neither the schemas nor zod to make a call. */
const routes = Object.fromEntries(publicEndpoints.map(({ name, method, path }) => [name, [method, path]]));
/** Chunks that use only these calls don't need the table. */
const single = ['logout', 'notificationStream', 'reportClientError'];

const gateway = process.env['GATEWAY_URL'] ?? `http://127.0.0.1:${process.env['GATEWAY_PORT'] ?? '8080'}`;
const proxy = { '/api': { target: gateway, changeOrigin: false } };

const origin = (process.env['PUBLIC_URL'] ?? 'https://deepam.example').replace(/\/+$/, '');

/** The path starts at the root of the repository, where an image build has the file, too. */
const companyFile = resolve(import.meta.dirname, '..', process.env['COMPANY_FILE'] || 'web/company.demo.json');
const { company, testimonials } = readCompany(companyFile, origin);

/**
 * The address of the embedded map: `{address}` is replaced. The servers read the allowed frame origin from the built
 * page. `none`: no map.
 */
const mapEmbedUrl = (
  process.env['MAP_EMBED_URL'] ||
  'https://www.openstreetmap.org/export/embed.html?bbox=73.983%2C17.68%2C74.003%2C17.6936&layer=mapnik&marker=17.6868%2C73.993'
).replace('{address}', encodeURIComponent(process.env['MAP_ADDRESS'] || 'Near Rajwada, Satara, Maharashtra 415001'));
if (mapEmbedUrl !== 'none' && !/^https?:$/.test(new URL(mapEmbedUrl).protocol))
  throw new Error('MAP_EMBED_URL is no web address.');

/** The first two chunks are for a first visit, and run one after the other: see scripts/page-template.ts. */
const chunkGroups = [
  {
    name: 'react',
    test: /[\\/](node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/]app[\\/]react-roots\.ts$)/,
    priority: 6,
  },
  { name: 'app', tags: ['$initial' as const], priority: 5 },
  pageGroup(import.meta.dirname),
];

/**
 * The first script names all chunks: each letter of a hash appears in it four hundred times, and can't be compressed.
 */
const shortNames = {
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};

export default defineConfig({
  plugins: [react(), loadingWords(), prerender({ origin }), receiptReader(), serviceWorker(), compress()],
  define: {
    ...Object.fromEntries(single.map((name) => [`__API_ROUTES__.${name}`, JSON.stringify(routes[name])])),
    __API_ROUTES__: JSON.stringify(routes),
    __BUILD__: JSON.stringify(buildId(`${import.meta.dirname}/src`, `${import.meta.dirname}/../libs/contracts/src`)),
    __COMPANY__: JSON.stringify(company),
    __TESTIMONIALS__: JSON.stringify(testimonials),
    __MAP_EMBED_URL__: JSON.stringify(mapEmbedUrl === 'none' ? null : mapEmbedUrl),
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: { host: '127.0.0.1', port: Number(process.env['WEB_PORT'] ?? 5173), proxy },
  preview: { host: '127.0.0.1', port: Number(process.env['WEB_PORT'] ?? 4173), proxy },
  build: {
    manifest: true,
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 1024,
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false }, ...shortNames },
    },
  },
});
