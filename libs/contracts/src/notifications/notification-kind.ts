/** One kind of notification: to one member, about one event. */
export interface NotificationKindDefinition {
  /** `company`: the head or somebody of the staff, by id. */
  readonly to: 'member' | 'head' | 'company';
  /** Under which heading its switch stands among the preferences. */
  readonly group: 'income' | 'payout' | 'plan' | 'cotton' | 'security' | 'grievance' | 'requests';
  /** English. `{amount}` is formatted as money, other parameters stay as they are. */
  readonly title: string;
  /** As the title; a reason, when there is one, follows it. */
  readonly body: string;
  /** The calls whose answers are out of date after it. */
  readonly changes: readonly string[];
  /** The page of the web where the reader sees it. */
  readonly page: string;
  /** The address of the very thing: `{subject}` and `{about}` are ids, other names are parameters of the sentence. */
  readonly opens?: string;
}

/** Checks the kinds and keeps their literal types. */
export const defineKinds = <const Kinds extends Readonly<Record<string, NotificationKindDefinition>>>(
  kinds: Kinds,
): Kinds => kinds;
