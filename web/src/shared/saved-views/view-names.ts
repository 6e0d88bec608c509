import { savedView } from '@deepam/contracts';
import { z } from 'zod';

const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

export const isNameTaken = (name: string, views: readonly { readonly name: string }[]): boolean =>
  views.some((view) => plain(view.name) === plain(name));

export const viewNames = z.record(z.string(), savedView.shape.name.nullable()).superRefine((names, context) => {
  const given = Object.entries(names).flatMap(([view, name]) => (name === null ? [] : [{ view, name }]));
  for (const [at, { view, name }] of given.entries()) {
    if (isNameTaken(name, given.toSpliced(at, 1))) context.addIssue({ code: 'custom', path: [view] });
  }
});
