import { login, register, type Endpoint } from '@deepam/contracts';
import type { AnyAnswer, AnyInput } from '../world/call-any.js';
import type { Cast, Role } from '../world/cast.js';
import { everybody, factsOf, type Fact } from './facts.js';
import { relationTo } from './relations.js';
import { maySee, type Relation } from './who-may-see.js';

export class AnswerReader {
  /** Facts that were revealed to a stranger since the last `learn`. */
  readonly leaks = new Set<string>();
  /** Facts that were found in permitted answers, as "head: mobile": the search works for each of them. */
  readonly found = new Set<string>();
  private facts: readonly Fact[] = [];

  constructor(private readonly cast: Cast) {}

  /** Learns new values before other answers are read. Replaced values must stay hidden, too. */
  async learn(): Promise<void> {
    this.leaks.clear();
    const known = new Map([...this.facts, ...(await factsOf(this.cast))].map((fact) => [fact.text, fact]));
    this.facts = [...known.values()];
  }

  read(role: Role, endpoint: Endpoint, input: AnyInput, { text, headers }: AnyAnswer): void {
    const answer = readable(`${text}\n${JSON.stringify(headers)}`);
    const sent = readable(JSON.stringify({ ...input, files: undefined }));
    for (const { about, kind, text: fact } of this.facts) {
      const sought = fact.toLowerCase();
      if (!answer.includes(sought)) continue;
      const relation = this.relation(role, about, endpoint, sent);
      if (maySee(relation, kind, endpoint.name)) this.found.add(`${relation}: ${kind}`);
      else if (!sent.includes(sought))
        this.leaks.add(`${endpoint.name} tells ${role} the ${kind} of ${this.roleOf(about)}`);
    }
  }

  private relation(role: Role, about: string, endpoint: Endpoint, sent: string): Relation {
    const { mobile, code } = this.namesOf(about);
    // A login changes who the reader is; a registration may reveal the owner of its code.
    if (endpoint === login && sent.includes(mobile)) return 'self';
    if (endpoint === register && sent.includes(code)) return 'invited';
    return relationTo(this.cast, role, about);
  }

  private namesOf(about: string): { mobile: string; code: string } {
    const text = (kind: string) => this.facts.find((fact) => fact.about === about && fact.kind === kind)!.text;
    return { mobile: text('mobile'), code: text('code').toLowerCase() };
  }

  private roleOf(memberId: string): string {
    return Object.entries(everybody(this.cast)).find(([, one]) => one.memberId === memberId)![0];
  }
}

/** Tokens and cursors are base64, so they are decoded as well. */
export function readable(text: string): string {
  const encoded = text.match(/[\w+/-]{16,}={0,2}/g) ?? [];
  return [text, ...encoded.map((word) => Buffer.from(word, 'base64').toString('latin1'))].join('\n').toLowerCase();
}
