import { forgottenWithLogin } from './offline/forget-kept.js';

export interface RecentChoice {
  readonly to: string;
  readonly text: string;
  readonly about?: string | undefined;
}

const most = 6;

/** The choices contain names, so they are deleted at logout. */
export function recentChoices(who: string): readonly RecentChoice[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(forgottenWithLogin) ?? 'null');
    return isKept(kept) && kept.who === who ? kept.choices.filter(isChoice).slice(0, most) : [];
  } catch {
    return [];
  }
}

export function keepChoice(who: string, { to, text, about }: RecentChoice): void {
  const choice = { to, text, about };
  const others = recentChoices(who).filter((other) => other.to !== to);
  try {
    localStorage.setItem(forgottenWithLogin, JSON.stringify({ who, choices: [choice, ...others].slice(0, most) }));
  } catch {
    // The browser keeps nothing.
  }
}

const isKept = (kept: unknown): kept is { who: string; choices: unknown[] } =>
  typeof kept === 'object' && kept !== null && 'choices' in kept && Array.isArray(kept.choices);

/** Choices of another release or a foreign origin are ignored. */
const isChoice = (one: unknown): one is RecentChoice =>
  typeof one === 'object' &&
  one !== null &&
  'to' in one &&
  typeof one.to === 'string' &&
  /^\/[a-z]/.test(one.to) &&
  'text' in one &&
  typeof one.text === 'string';
