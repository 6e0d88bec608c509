import { limits } from '../limits.js';
import { StatementRefused } from '../statement-refused.js';
import type { Row } from './row.js';

export class Grid {
  readonly rows: Row[] = [];
  private line = 0;
  private cells: string[] = [];
  private next = 0;
  private counted = 0;

  startRow(line?: number): void {
    this.line = line ?? this.line + 1;
    this.cells = [];
    this.next = 0;
  }

  cell(text: string, column = this.next): void {
    this.counted += 1;
    if (this.counted > limits.cells) throw new StatementRefused('too-large');
    this.next = column + 1;
    if (text === '') return;
    if (column >= limits.columns) throw new StatementRefused('not-a-table');
    while (this.cells.length < column) this.cells.push('');
    this.cells[column] = text;
  }

  skip(columns: number): void {
    this.next += columns;
  }

  endRow(): void {
    if (this.cells.every((cell) => cell.trim() === '')) return;
    this.rows.push({ line: this.line, cells: this.cells });
    if (this.rows.length > limits.rows) throw new StatementRefused('too-many-rows');
  }
}
