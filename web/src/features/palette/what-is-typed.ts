import { plainNumber } from '@deepam/contracts';

export interface Typed {
  readonly text: string;
  readonly id: string | null;
  readonly utr: string | null;
  readonly reference: string | null;
  readonly ticket: string | null;
}

/** A single letter would match too many members. */
export const minTyped = 2;

export function whatIsTyped(typed: string): Typed {
  const text = typed.trim();
  const joined = plainNumber(text);
  const ticket = /^GR(\d{4})(\d{6,9})$/i.exec(joined);
  const as = (form: RegExp): string | null => form.exec(joined)?.[0] ?? null;
  return {
    text,
    id: as(/^[0-9a-f]{24}$/),
    utr: as(/^\d{12}$/),
    reference: ticket ? null : (as(/^(?:DPY[A-Za-z0-9]{9}|(?=.*\d{4})[A-Za-z0-9]{10,22})$/i)?.toUpperCase() ?? null),
    ticket: ticket && `GR-${ticket[1]!}-${ticket[2]!}`,
  };
}
