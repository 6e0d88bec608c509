import { login, register, type Endpoint } from '@deepam/contracts';
import type { AnyAnswer, AnyInput } from '../world/call-any.js';
import type { Cast, Role } from '../world/cast.js';
import { everybody, factsOf, type Fact } from './facts.js';
import { relationTo } from './relations.js';
import { maySee, type Relation } from './who-may-see.js';

/** Reads every answer as its reader could, and notes what they must not know. */
export class AnswerReader {
  /** A line for each fact that was told to a stranger to it, since it last learnt. */
  readonly leaks = new Set<string>();
  /** What was found where it may be, as "head: mobile": nothing that is looked for is out of sight. */
  readonly found = new Set<string>();
  private facts: readonly Fact[] = [];

  constructor(private readonly cast: Cast) {}

  /** Before other answers: what has been added meanwhile. What was replaced must stay unseen too. */
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
      // Who has sent it knows it.
      else if (!sent.includes(sought))
        this.leaks.add(`${endpoint.name} tells ${role} the ${kind} of ${this.roleOf(about)}`);
    }
  }

  private relation(role: Role, about: string, endpoint: Endpoint, sent: string): Relation {
    const { mobile, code } = this.namesOf(about);
    // Who logs in is that person from then on; who registers with a code is told whose it is.
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

/** In small letters, with what stands in tokens and cursors as well: they are base64. */
export function readable(text: string): string {
  const encoded = text.match(/[\w+/-]{16,}={0,2}/g) ?? [];
  return [text, ...encoded.map((word) => Buffer.from(word, 'base64').toString('latin1'))].join('\n').toLowerCase();
}
