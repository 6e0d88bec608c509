import { z } from 'zod';
import { typedText } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

export const viewedLists = ['members', 'cotton-orders', 'payouts', 'bank-lines', 'grievances'] as const;
export type ViewedList = (typeof viewedLists)[number];
export const maxSavedViews = 20;

const viewName = typedText(60).overwrite((name) => name.replace(/\s+/g, ' '));
export const savedView = z.object({
  name: viewName.min(1, 'Please enter a name.'),
  query: z.string().max(1000),
});
const namesDiffer = (views: readonly { readonly name: string }[]): boolean =>
  new Set(views.map(({ name }) => name.toLowerCase())).size === views.length;

const viewsOfList = z.object({
  list: z.enum(viewedLists),
  /** Each change raises the revision; it is 0 before the first. */
  revision: z.int().min(0),
  views: z.array(savedView),
});
export type ViewsOfList = z.infer<typeof viewsOfList>;
export type SavedView = ViewsOfList['views'][number];

export const savedViews = defineEndpoint({
  name: 'savedViews',
  method: 'GET',
  path: '/user/saved-views',
  service: 'identity',
  access: 'member',
  allowsAllStaff: true,
  summary: "The caller's saved views of lists; a list without any is left out",
  response: z.array(viewsOfList),
});

/** The views are erased when the account is closed or deleted. */
export const saveViews = defineEndpoint({
  name: 'saveViews',
  method: 'PUT',
  path: '/user/saved-views',
  service: 'identity',
  access: 'member',
  allowsAllStaff: true,
  summary: "Replace the caller's views of a list; `revision` is the one that was seen",
  body: viewsOfList.extend({
    views: z
      .array(savedView)
      .max(maxSavedViews, `Please keep at most ${maxSavedViews} views.`)
      .refine(namesDiffer, 'Please give each view a name of its own.'),
  }),
  response: viewsOfList,
  errors: ['IDENTITY.SAVED_VIEWS_CHANGED'],
});
