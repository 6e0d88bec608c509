import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { lineIsUp } from './line.js';

/** Vite asks for a style sheet once in the life of a page, whatever has become of it. */
const lostStyles = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .filter(({ sheet }) => sheet === null)
    .map(
      (link) =>
        new Promise((onload, onerror) => link.replaceWith(Object.assign(link.cloneNode(), { onload, onerror }))),
    );

/** Loads a part of the application; what a line drops on its way, as it does between Wi-Fi and mobile data, is asked for once more. */
export const insisting = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(async (error: unknown) => {
    if (!(await lineIsUp())) throw error;
    await Promise.all(lostStyles());
    return load();
  });

/** A component in a chunk of its own. */
export const lazyPart = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => insisting(load));
