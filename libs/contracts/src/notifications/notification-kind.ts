export interface NotificationKindDefinition {
  /** `company`: the head or a member of staff, by id. */
  readonly to: 'member' | 'head' | 'company';
  /** The heading of the preference that switches the kind. */
  readonly group: 'income' | 'payout' | 'plan' | 'cotton' | 'security' | 'grievance' | 'requests';
  /** English. `{amount}` is formatted as money; other parameters stay unchanged. */
  readonly title: string;
  /** English; the reason follows it, if there is one. */
  readonly body: string;
  /** The calls whose answers the event makes outdated. */
  readonly changes: readonly string[];
  readonly page: string;
  /** The address of the subject: `{subject}` and `{about}` are ids, other names are parameters of the sentence. */
  readonly opens?: string;
}

export const defineKinds = <const Kinds extends Readonly<Record<string, NotificationKindDefinition>>>(
  kinds: Kinds,
): Kinds => kinds;
