import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app.js';
import { memberPages, notFoundPage, publicPages } from '../app/pages.js';
import { heads, memberHead, notFoundHead } from './heads.js';
import type { PrerenderedPage } from './page.js';
import { structuredData } from './structured-data.js';

const draw = (path: string): string =>
  renderToString(<App within={(routes) => <StaticRouter location={path}>{routes}</StaticRouter>} />);

/** Every page of the product as its first drawing in the browser will be; `origin` without a slash at its end. */
export async function prerender(origin: string): Promise<PrerenderedPage[]> {
  await Promise.all([...Object.values(publicPages), notFoundPage].map(({ load }) => load()));
  const open = Object.keys(publicPages).map((path): PrerenderedPage => {
    const head = heads[path];
    if (head === undefined) throw new Error(`${path} has no title and description in prerender/heads.ts.`);
    return { path, head, body: draw(path), isListed: true, data: JSON.stringify(structuredData(origin, path)) };
  });
  const closed = Object.keys(memberPages).map((path): PrerenderedPage => {
    if (path.includes(':')) throw new Error(`${path}: the servers know whole addresses only; use a query instead.`);
    return { path, head: memberHead, body: draw(path), isListed: false, data: null };
  });
  const notFound = { path: null, head: notFoundHead, body: draw('/404'), isListed: false, data: null };
  return [...open, ...closed, notFound];
}
