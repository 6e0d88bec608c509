import type { Page } from 'playwright-core';

export interface Stop {
  readonly role: string;
  readonly name: string;
  readonly isLive: boolean;
}

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly childIds?: readonly string[];
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

const controls =
  /^(button|link|textbox|searchbox|combobox|checkbox|radio|spinbutton|switch|tab|menuitem|slider|DisclosureTriangle|img|image)$/;

/** The tree that Chromium gives to the phone, walked from its beginning. */
export async function readingOf(page: Page): Promise<Stop[]> {
  const debuggerOf = await page.context().newCDPSession(page);
  const { nodes } = (await debuggerOf.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  await debuggerOf.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const stops: Stop[] = [];
  const visit = (node: AxNode, live: boolean): void => {
    const propertyOf = (name: string) => node.properties?.find((one) => one.name === name)?.value.value;
    const role = node.role?.value ?? '';
    const isLive =
      live || /^(polite|assertive)$/.test(String(propertyOf('live') ?? '')) || /^(status|alert)$/.test(role);
    if (!node.ignored) stops.push({ role, name: (node.name?.value ?? '').replace(/\s+/g, ' ').trim(), isLive });
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child !== undefined) visit(child, isLive);
    }
  };
  visit(nodes[0]!, false);
  return stops;
}

export const unnamed = (stops: readonly Stop[]): string[] =>
  stops.filter(({ role, name }) => controls.test(role) && name === '').map(({ role }) => `a ${role} without a name`);

export function outOfOrder(stops: readonly Stop[], order: readonly RegExp[]): string | null {
  let from = 0;
  for (const orderedNode of order) {
    const found = stops.slice(from).findIndex(({ role, name }) => orderedNode.test(`${role}: ${name}`));
    if (found < 0) return `${orderedNode} does not come after ${from} of ${stops.length} stops`;
    from += found + 1;
  }
  return null;
}

/** Where the keyboard, or the next swipe, goes up or back on the screen. Runs in the page. */
export function backwardSteps(): string[] {
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]:not([data-covered])')].at(-1);
  const root = dialog ?? document.querySelector('main')!;
  const pressable = 'button, a[href], input, select, textarea, summary, [tabindex="0"]';
  const stops = [...root.querySelectorAll<HTMLElement & { disabled?: boolean }>(pressable)].filter(
    (one) =>
      one.disabled !== true &&
      one.tabIndex >= 0 &&
      one.checkVisibility({ visibilityProperty: true }) &&
      one.closest('details:not([open]) > :not(summary), [inert], [role=region][tabindex="0"] td') === null,
  );
  const scrollerOf = (one: Element | null): Element | null =>
    one === null || /auto|scroll/.test(getComputedStyle(one).overflowY) ? one : scrollerOf(one.parentElement);
  const nameOf = (one: HTMLElement): string => (one.ariaLabel ?? one.textContent).trim().slice(0, 40) || one.tagName;
  return stops.slice(1).flatMap((one, index) => {
    const before = stops[index]!;
    if (before.parentElement!.contains(one) || one.parentElement!.contains(before)) return [];
    if (scrollerOf(before) !== scrollerOf(one)) return [];
    const [here, there] = [one.getBoundingClientRect(), before.getBoundingClientRect()];
    const isAbove = here.bottom <= there.top + 1;
    const isBack = here.top < there.bottom && there.top < here.bottom && here.right <= there.left + 1;
    return isAbove || isBack ? [`from "${nameOf(before)}" back to "${nameOf(one)}"`] : [];
  });
}
