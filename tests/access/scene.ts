import type { Endpoint } from '@deepam/contracts';
import type { Session } from '@deepam/api-client';
import type { AnyInput } from '../world/call-any.js';
import type { Belongings } from '../world/belongings.js';
import { isStaffRole, type Cast, type Role } from '../world/cast.js';

/**
 * Whose object a call names: the caller's own, somebody else's, one that does not exist, or an id that is none. In the tree
 * also one below the caller and one above. `-` where a call names none.
 */
export const targets = ['-', 'own', 'other', 'missing', 'malformed', 'below', 'above'] as const;
export type Target = (typeof targets)[number];

/** One cell of a table of access: who calls, about what. */
export interface Scene {
  readonly cast: Cast;
  readonly have: Belongings;
  readonly role: Role;
  readonly target: Target;
  readonly self: Session;
  /** Somebody with whom the caller has nothing to do; the company decides about another person than members attack. */
  readonly other: Session;
}

/** Makes the rest of the call for a cell. */
export interface InputFor {
  readonly endpoint: Endpoint;
  readonly input: (scene: Scene) => AnyInput | Promise<AnyInput>;
}

/** The table of one service, and what its calls are made with. */
export interface ServiceAccess {
  /** Statuses; a line per call and target, a column per role in the order of `roles`. */
  readonly table: string;
  readonly inputs: readonly InputFor[];
}

export const when = (endpoint: Endpoint, input: InputFor['input'] = () => ({})): InputFor => ({ endpoint, input });

/** Whether somebody in this role is of the company, and may be let to decide about others. */
export const decides = (role: Role): boolean => role === 'head' || isStaffRole(role);

/** @param role nobody has nothing: they try somebody else's; and the revoked one what they have in another session */
export function sceneOf(cast: Cast, have: Belongings, role: Role, target: Target): Scene {
  const other = decides(role) ? cast.bystander : cast.stranger;
  const selves = { ...cast.people, ...cast.staff, revoked: cast.revokedAgain, nobody: other };
  return { cast, have, role, target, self: selves[role], other };
}

export const missingId = 'ffffffffffffffffffffffff';

/** The id that the target of the scene stands for. */
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

/** Headers of the companion of the caller; none for those who have no session any more. */
export async function asCompanion({ role, have }: Scene): Promise<Record<string, string>> {
  return hasNoSession(role) ? {} : bearer((await have.companion(role)).token);
}

/** Headers of a new session of a person; none for those who have no session any more. */
export async function freshly({ role, have }: Scene, person: Session): Promise<Record<string, string>> {
  return hasNoSession(role) ? {} : bearer(await have.freshToken(person));
}

const hasNoSession = (role: Role): boolean => role === 'nobody' || role === 'deleted' || role === 'revoked';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
