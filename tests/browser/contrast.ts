import type { Page } from 'playwright-core';

/** How much a text stands out from what is behind it, 1 to 21, as WCAG 2.2 counts it: from the colours that the browser draws. */
export const contrastOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const dots = (colours: readonly string[]): number[] => {
      pen.clearRect(0, 0, 1, 1);
      for (const colour of colours) {
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
      }
      return [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    };
    const luminance = (colours: readonly string[]): number => {
      const [red, green, blue] = dots(colours).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const text = document.querySelector(wanted)!;
    const grounds = ['Canvas'];
    for (let box: Element | null = text; box !== null; box = box.parentElement)
      grounds.splice(1, 0, getComputedStyle(box).backgroundColor);
    const [ground, ink] = [luminance(grounds), luminance([...grounds, getComputedStyle(text).color])];
    return (Math.max(ground, ink) + 0.05) / (Math.min(ground, ink) + 0.05);
  }, selector);
