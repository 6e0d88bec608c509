import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Empty</title></head><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>`;

const main = `import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
createRoot(document.getElementById('root')).render(
  <BrowserRouter><Routes><Route path="/" element={<h1>Empty</h1>} /></Routes></BrowserRouter>,
);`;

export async function buildEmptyApp() {
  const root = fileURLToPath(new URL(`../../node_modules/.empty-${process.pid}/`, import.meta.url));
  const folder = join(root, 'dist');
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'index.html'), page);
  writeFileSync(join(root, 'main.jsx'), main);
  await build({ configFile: false, root, logLevel: 'warn', plugins: [react()], build: { target: 'es2022' } });
  for (const entry of readdirSync(folder, { recursive: true })) {
    if (/\.(js|html)$/.test(entry)) {
      writeFileSync(join(folder, `${entry}.br`), brotliCompressSync(readFileSync(join(folder, entry))));
    }
  }
  return { folder, remove: () => rmSync(root, { recursive: true }) };
}
