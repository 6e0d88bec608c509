import type { ReactNode } from 'react';
import { createStore } from './store.js';

export interface Toast {
  readonly id: number;
  readonly tone: 'info' | 'success' | 'failure';
  readonly text: string;
  readonly about: string | undefined;
  readonly link: ReactNode;
}

export const toasts = createStore<readonly Toast[]>([]);
export const sheetAbove = createStore<ReactNode>(null);
let lastId = 0;

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/** Errors and toasts with a link stay longer. An equal toast is not stacked. */
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
