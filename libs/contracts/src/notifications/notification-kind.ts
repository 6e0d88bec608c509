/**
 * `to` names the recipients: `company` is the head or a member of staff, by id. `group` is the heading of the
 * preference that switches the kind. `title` and `body` are English; the reason follows the body, if there is one.
 * `{amount}` is formatted as money; other parameters are not formatted. `changes` has the calls whose answers the event
 * makes outdated. `opens` is the address of the subject: `{subject}` and `{about}` are ids, other names are parameters
 * of the sentence.
 */
export interface NotificationKindDefinition {
  readonly to: 'member' | 'head' | 'company';
  readonly group: 'income' | 'payout' | 'plan' | 'cotton' | 'security' | 'grievance' | 'requests';
  readonly title: string;
  readonly body: string;
  readonly changes: readonly string[];
  readonly page: string;
  readonly opens?: string;
}

export const defineKinds = <const Kinds extends Readonly<Record<string, NotificationKindDefinition>>>(
  kinds: Kinds,
): Kinds => kinds;
