import type { Paise } from '@deepam/contracts';

const MOST_SENTENCES = 50;

export class Findings {
  readonly sentences: string[] = [];
  count = 0;
  differencePaise: Paise = 0;

  addFinding(sentence: string, differencePaise: Paise = 0): void {
    this.count++;
    this.differencePaise += Math.abs(differencePaise);
    if (this.sentences.length < MOST_SENTENCES) this.sentences.push(sentence);
  }

  /** A document that lacks a required field is a finding and does not hide the findings of others. */
  runCheck<T>(what: string, look: () => T): T | undefined {
    try {
      return look();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      this.addFinding(`${what} is damaged: ${error.message}`);
      return undefined;
    }
  }
}
