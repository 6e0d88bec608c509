import type { ReactNode } from 'react';
import { createStore } from './store.js';

export interface Toast {
  readonly id: number;
  readonly tone: 'info' | 'success' | 'failure';
  readonly text: string;
  /** Whose, or which one, where the text says it for all of them alike: such as "Asha Patil, 5 kg". */
  readonly about: string | undefined;
  /** Leads to what it speaks of. */
  readonly link: ReactNode;
}

export const toasts = createStore<readonly Toast[]>([]);
/** What stands above them and stays, such as what has just come in. */
export const sheetAbove = createStore<ReactNode>(null);
let lastId = 0;

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/** Says something quietly at the edge of the page; a failure, and what has a link, stays longer. The same sentence is not stacked. */
export function showToast(text: string, tone: Toast['tone'] = 'info', about?: string, link?: ReactNode): void {
  const id = ++lastId;
  toasts.set([
    ...toasts
      .get()
      .filter((toast) => toast.text !== text || toast.about !== about)
      .slice(-2),
    { id, tone, text, about, link },
  ]);
  setTimeout(() => dismissToast(id), link || tone === 'failure' ? 9000 : 5000);
}
