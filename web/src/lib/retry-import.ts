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

/** Vite asks for a style sheet once in the life of a page, whatever has become of it. One that `error` is about has to come now. */
const lostStyles = (error: unknown) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(isLost).map(
    (link) =>
      new Promise<unknown>((onload, refuse) => {
        const onerror = `${error}`.includes(link.href) ? () => refuse(error) : onload;
        link.replaceWith(Object.assign(link.cloneNode(), { onload, onerror }));
      }),
  );

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
