/**
 * The state is `sent` if the browser has it, `gone` if the subscription has ended, `later` for a retry, and `refused`
 * if the push service will never accept it. In `ours` the push service rejects the signature, so all of its browsers
 * fail until the settings are right.
 */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'ours' | 'refused';

/** RFC 8030 and RFC 8292 define the statuses. Only 404 and 410 end a subscription. */
export function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 401 || status === 403) return 'ours';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

export const isTriedAgain = (outcome: PushOutcome): boolean => outcome === 'later' || outcome === 'ours';

const innerNames = ['localhost', 'local', 'internal', 'localdomain', 'lan', 'home', 'test', 'invalid'];

/**
 * The subject must be a mail or https address on the internet. Apple rejects every push with another one (403
 * BadJwtToken).
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
