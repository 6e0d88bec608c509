import type { Endpoint } from '@deepam/contracts';
import type { Session } from '@deepam/api-client';
import type { AnyInput } from '../world/call-any.js';
import type { Belongings } from '../world/belongings.js';
import { isStaffRole, type Cast, type Role } from '../world/cast.js';

/**
 * The target of a call: the caller's own object, another person's, a missing one, or a malformed id. In the tree also
 * a member below the caller and one above. `-` for a call without a target.
 */
export const targets = ['-', 'own', 'other', 'missing', 'malformed', 'below', 'above'] as const;
export type Target = (typeof targets)[number];

export interface Scene {
  readonly cast: Cast;
  readonly have: Belongings;
  readonly role: Role;
  readonly target: Target;
  readonly self: Session;
  /** A person without a relation to the caller; staff decide about another person than members attack. */
  readonly other: Session;
}

export interface InputFor {
  readonly endpoint: Endpoint;
  readonly input: (scene: Scene) => AnyInput | Promise<AnyInput>;
}

export interface ServiceAccess {
  /** Statuses; a line per call and target, a column per role in the order of `roles`. */
  readonly table: string;
  readonly inputs: readonly InputFor[];
}

export const when = (endpoint: Endpoint, input: InputFor['input'] = () => ({})): InputFor => ({ endpoint, input });

export const decides = (role: Role): boolean => role === 'head' || isStaffRole(role);

/**
 * @param role `nobody` owns nothing and tries another person's objects; `revoked` tries the objects of its other
 * session
 */
export function sceneOf(cast: Cast, have: Belongings, role: Role, target: Target): Scene {
  const other = decides(role) ? cast.bystander : cast.stranger;
  const selves = { ...cast.people, ...cast.staff, revoked: cast.revokedAgain, nobody: other };
  return { cast, have, role, target, self: selves[role], other };
}

export const missingId = 'ffffffffffffffffffffffff';

export async function idIn(
  { target, self, other }: Scene,
  make: (owner: Session) => Promise<string> | string,
): Promise<string> {
  switch (target) {
    case 'own':
      return make(self);
    case 'other':
      return make(other);
    case 'malformed':
      return 'no-id';
    default:
      return missingId;
  }
}

export async function asCompanion({ role, have }: Scene): Promise<Record<string, string>> {
  return hasNoSession(role) ? {} : bearer((await have.companion(role)).token);
}

export async function freshly({ role, have }: Scene, person: Session): Promise<Record<string, string>> {
  return hasNoSession(role) ? {} : bearer(await have.freshToken(person));
}

const hasNoSession = (role: Role): boolean => role === 'nobody' || role === 'deleted' || role === 'revoked';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
