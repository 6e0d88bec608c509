import { readLogLine } from './log-line.js';

const kept = 40;
const noise = /^(\(node:\d+\)|\(Use `node|Node\.js v|\s+at |\s*\^+\s*$|node:internal|\s*$)/;

export class OutputTail {
  private lines: string[] = [];

  add(line: string): void {
    const { level, text } = readLogLine(line);
    if ((level === 'text' && !noise.test(text)) || level === 'error') this.lines.push(text.trim());
    if (this.lines.length > kept) this.lines.shift();
  }

  /** The text is cut to 400 characters; it is empty when the program printed nothing of note. */
  toString(): string {
    const error = this.lines.findLastIndex((line) => /^(?:Uncaught )?\w*Error\b.*:/.test(line));
    const from = error === -1 ? Math.max(0, this.lines.length - 4) : error;
    return this.lines
      .slice(from, error === -1 ? undefined : error + 1)
      .join(' ')
      .slice(0, 400);
  }
}
