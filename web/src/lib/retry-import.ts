import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { checkOnline } from './connectivity.js';

/** Some browsers give a failed style sheet a null sheet, others unreadable rules. */
const isLost = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
};

/**
 * Parts that need the same style sheet wait for the same link, because a link that is replaced before it has loaded
 * raises no event.
 */
const coming = new Map<string, Promise<boolean>>();

function loadAgain(link: HTMLLinkElement): Promise<boolean> {
  const { href } = link;
  const known = coming.get(href);
  if (known !== undefined) return known;
  const loading = new Promise<boolean>((resolve) => {
    link.replaceWith(Object.assign(link.cloneNode(), { onload: () => resolve(true), onerror: () => resolve(false) }));
  }).finally(() => coming.delete(href));
  coming.set(href, loading);
  return loading;
}

/**
 * Vite requests a style sheet only once in the life of a page, even if the request fails. The chunk needs the style
 * sheet that `error` names.
 */
const lostStyles = (error: unknown) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')]
    .filter(isLost)
    .map(async (link) => {
      const { href } = link;
      if (!(await loadAgain(link)) && `${error}`.includes(href)) throw error;
    });

/** Repeats a failed load of a chunk once: connections drop when a phone changes between Wi-Fi and mobile data. */
export const retryImport = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(async (error: unknown) => {
    if (!(await checkOnline())) throw error;
    await Promise.all(lostStyles(error));
    return load();
  });

export const lazyPart = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => retryImport(load));
