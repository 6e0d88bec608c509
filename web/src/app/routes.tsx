import { Route, Routes } from 'react-router-dom';
import { Layout } from './layout.js';
import type { LazyPage } from './lazy-page.js';
import { pagesWithId } from '../lib/i18n/addresses.js';
import { memberPages, notFoundPage, publicPages } from './pages.js';
import { Protected } from './protected.js';

const routesOf = (pages: Readonly<Record<string, LazyPage>>) =>
  Object.entries(pages).map(([path, { Page }]) => (
    <Route key={path} path={pagesWithId.includes(path) ? `${path}/:id?` : path} element={<Page />} />
  ));

/** A new page is a line in pages.ts: the servers answer 404 to every other address. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {routesOf(publicPages)}
        <Route element={<Protected />}>{routesOf(memberPages)}</Route>
        <Route path="*" element={<notFoundPage.Page />} />
      </Route>
    </Routes>
  );
}
