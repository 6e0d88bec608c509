import { type PersonalKind, personalKinds } from './notification-kinds.js';
import type { NotificationKindDefinition } from './notification-kind.js';
import { fill } from './sentence.js';

/** The facts identify the subject of a stored notification; the link omits unknown ids. */
export interface LinkFacts {
  readonly subject: string;
  readonly aboutId?: string | undefined;
  readonly params: Readonly<Record<string, string | number>>;
}

const isId = (text: string | undefined): text is string => text !== undefined && /^[0-9a-f]{24}$/.test(text);

/** The link is the address of the order, payout or request; it is the address of the page if an id is missing. */
export function linkOf(kind: PersonalKind, { subject, aboutId, params }: LinkFacts): string {
  const { page, opens }: NotificationKindDefinition = personalKinds[kind];
  if (opens === undefined) return page;
  const { plan, ticket } = params;
  // The subject of a repeatable event begins with the id of the object.
  const [id] = subject.split('.');
  const link = fill(opens, {
    ...(isId(id) && { subject: id }),
    ...(isId(aboutId) && { about: aboutId }),
    ...(plan !== undefined && { plan }),
    ...(ticket !== undefined && { ticket }),
  });
  return link.includes('{') ? page : link;
}
