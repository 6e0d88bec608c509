import { isStaffRole, type Cast, type Role } from '../world/cast.js';
import type { Relation } from './who-may-see.js';

/** The tree of the cast, as it is drawn there: whose sponsor is who, by ids. Who was deleted has left it. */
function sponsors({ people, stranger, buyer, bystander }: Cast): ReadonlyMap<string, string> {
  const { head, Gold, Silver, Bronze, planless, unapproved, revoked } = people;
  return new Map(
    [
      [Gold, head],
      [Silver, Gold],
      [Bronze, Silver],
      [planless, Gold],
      [unapproved, Gold],
      [revoked, head],
      [stranger, head],
      [buyer, stranger],
      [bystander, head],
    ].map(([member, sponsor]) => [member!.memberId, sponsor!.memberId]),
  );
}

/** Bronze has chosen that the sponsor alone sees e-mail and address, planless that the company does. */
function isKeptOut({ people: { Bronze, Silver, planless } }: Cast, reader: string, memberId: string): boolean {
  return memberId === planless.memberId || (memberId === Bronze.memberId && reader !== Silver.memberId);
}

/** What somebody who calls in this role is to a member. Whose login is no good any more is a stranger, like nobody. */
export function relationTo(cast: Cast, role: Role, memberId: string): Relation {
  if (role === 'nobody' || role === 'deleted' || role === 'revoked') return 'stranger';
  if (isStaffRole(role)) return role;
  const reader = cast.people[role].memberId;
  if (reader === memberId) return 'self';
  if (role === 'head') return 'head';
  const sponsorOf = sponsors(cast);
  for (let above = sponsorOf.get(memberId); above; above = sponsorOf.get(above)) {
    if (above === reader) return isKeptOut(cast, reader, memberId) ? 'keptOut' : 'upline';
  }
  return sponsorOf.get(reader) === memberId ? 'invited' : 'stranger';
}
