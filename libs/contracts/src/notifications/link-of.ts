import { type PersonalKind, personalKinds } from './notification-kinds.js';
import type { NotificationKindDefinition } from './notification-kind.js';
import { fill } from './sentence.js';

/** What a stored notification says of what it is about; ids that it does not know are left out. */
export interface LinkFacts {
  readonly subject: string;
  readonly aboutId?: string | undefined;
  readonly params: Readonly<Record<string, string | number>>;
}

const isId = (text: string | undefined): text is string => text !== undefined && /^[0-9a-f]{24}$/.test(text);

/** The address that shows the very order, payout or request; that of the page where what is needed for it was not kept. */
export function linkOf(kind: PersonalKind, { subject, aboutId, params }: LinkFacts): string {
  const { page, opens }: NotificationKindDefinition = personalKinds[kind];
  if (opens === undefined) return page;
  const { plan, ticket } = params;
  // What can happen to one thing again has the id of the thing first.
  const [id] = subject.split('.');
  const link = fill(opens, {
    ...(isId(id) && { subject: id }),
    ...(isId(aboutId) && { about: aboutId }),
    ...(plan !== undefined && { plan }),
    ...(ticket !== undefined && { ticket }),
  });
  return link.includes('{') ? page : link;
}
