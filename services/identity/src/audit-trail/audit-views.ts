import type { AuditField, AuditView } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import type { ReadableRow } from './persistence/audit-rows.repository.js';

@Injectable()
export class AuditViews {
  constructor(private readonly accounts: AccountsRepository) {}

  async viewsOf(rows: readonly ReadableRow[]): Promise<AuditView[]> {
    const ids = rows
      .flatMap(({ entry }) => [entry.actor.id, entry.memberId, ...otherPeople(entry.after)])
      .filter((id) => id !== null);
    const names = await this.accounts.namesOf([...new Set(ids)]);
    return rows.map(({ _id, entry }) => ({
      _id,
      at: entry.at,
      kind: entry.kind,
      actor: { ...entry.actor, name: names.get(entry.actor.id ?? '') ?? null },
      sessionId: entry.sessionId,
      address: entry.address,
      member: entry.memberId === null ? null : { _id: entry.memberId, name: names.get(entry.memberId) ?? null },
      subject: entry.subject,
      before: entry.before,
      after: named(withAction(entry.after), names),
    }));
  }
}

const people = ['requestedBy', 'approvedBy', 'passwordFrom', 'influencedBy'] as const satisfies AuditField[];
type State = AuditView['after'];

export function peopleIn(after: State, field: (typeof people)[number]): string[] {
  const value = after?.[field];
  return typeof value === 'string' ? value.split(', ') : [];
}

/** Release 1.0 called the action `deed`. Its entries stay, because the chain of hashes covers them. */
function withAction(after: State): State {
  if (after?.['deed'] === undefined) return after;
  const { deed, ...rest } = after;
  return { action: deed, ...rest };
}

const otherPeople = (after: State): string[] => people.flatMap((field) => peopleIn(after, field));

function named(after: State, names: ReadonlyMap<string, string>): State {
  const shown = people.flatMap((field) => {
    const ids = peopleIn(after, field);
    return ids.length === 0 ? [] : [[field, ids.map((id) => names.get(id) ?? id).join(', ')] as const];
  });
  return after && { ...after, ...Object.fromEntries(shown) };
}
