import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const web = join(import.meta.dirname, '..');
const { company, testimonials } = JSON.parse(readFileSync(join(web, 'company.demo.json'), 'utf8')) as object & {
  readonly company: object;
  readonly testimonials: object;
};

/** No part of the product: it needs neither a build of the contracts nor a server. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react()],
  resolve: { alias: { '@deepam/contracts': join(web, '../libs/contracts/src/index.ts') } },
  define: {
    __API_ROUTES__: '{}',
    __BUILD__: JSON.stringify('gallery'),
    __COMPANY__: JSON.stringify(company),
    __TESTIMONIALS__: JSON.stringify(testimonials),
    __MAP_EMBED_URL__: 'null',
    __RECEIPT_READER__: JSON.stringify({ folder: '', bytes: 0 }),
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: { host: '127.0.0.1', port: Number(process.env['GALLERY_PORT'] ?? 5180) },
  build: { target: 'es2022', emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 1_000 },
});
