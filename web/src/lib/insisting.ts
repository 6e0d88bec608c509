import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { lineIsUp } from './line.js';

/** Of a style sheet that was lost some browsers have none, others one whose rules cannot be read. */
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

/** Loads a part of the application; what a line drops on its way, as it does between Wi-Fi and mobile data, is asked for once more. */
export const insisting = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(async (error: unknown) => {
    if (!(await lineIsUp())) throw error;
    await Promise.all(lostStyles(error));
    return load();
  });

/** A component in a chunk of its own. */
export const lazyPart = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => insisting(load));
