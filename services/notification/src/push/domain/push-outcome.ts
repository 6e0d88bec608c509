/**
 * The outcome of one push. `sent`: the browser has it; `gone`: the subscription has ended; `later`: the service tries again; `refused`: the
 * push service will never accept it.
 * `ours`: the push service does not accept our signature, so every browser of it fails alike until the settings are right.
 */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'ours' | 'refused';

/** By the status of the answer (RFC 8030, RFC 8292). Only 404 and 410 end a subscription. */
export function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 401 || status === 403) return 'ours';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

export const isTriedAgain = (outcome: PushOutcome): boolean => outcome === 'later' || outcome === 'ours';

/** Names that only their own network knows. */
const innerNames = ['localhost', 'local', 'internal', 'localdomain', 'lan', 'home', 'test', 'invalid'];

/**
 * A push service can write to the address: a mail address or an https address of a host on the internet. Apple's refuses every push (403
 * BadJwtToken) that names another one.
 */
export function isReachableSubject(subject: string): boolean {
  const [, mailHost] = /^mailto:[^@\s]{1,100}@([^@\s]{1,253})$/.exec(subject) ?? [];
  const isUrl = subject.startsWith('https://') && URL.canParse(subject);
  const host = (mailHost ?? (isUrl ? new URL(subject).hostname : '')).toLowerCase();
  const labels = host.split('.');
  const top = labels.at(-1)!;
  return labels.length > 1 && labels.every((label) => /^[\p{L}\p{M}\d-]{1,63}$/u.test(label)) && isPublicTop(top);
}

const isPublicTop = (top: string): boolean => /\p{L}/u.test(top) && !innerNames.includes(top);
