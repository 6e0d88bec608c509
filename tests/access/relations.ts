import { isStaffRole, type Cast, type Role } from '../world/cast.js';
import type { Relation } from './who-may-see.js';

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

/** Bronze has chosen that only the sponsor sees e-mail and address, planless that only the company does. */
function isKeptOut({ people: { Bronze, Silver, planless } }: Cast, reader: string, memberId: string): boolean {
  return memberId === planless.memberId || (memberId === Bronze.memberId && reader !== Silver.memberId);
}

/** The relation of a role to a member. A role without a valid login is a stranger. */
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
