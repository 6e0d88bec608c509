import { judge, type Goal } from './goal.js';
import type { Figure } from './numbers.js';

export function shown(value: number): string {
  if (!Number.isFinite(value)) return 'none';
  const size = Math.abs(value);
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2);
}

export const shownFigure = ({ value, low, high, of }: Figure): string =>
  of === 1 ? shown(value) : `${shown(value)} (${shown(low)} to ${shown(high)}, of ${of})`;

export function goalLines(goal: Goal, before?: Figure): string {
  const { what, unit, bound, seen, detail } = goal;
  const parts = [
    bound && `goal ${bound.is} ${bound.value} ${unit}`,
    `seen ${shownFigure(seen)} ${unit}`,
    before && `before ${shownFigure(before)}`,
    detail,
  ];
  return `${judge(goal).padEnd(8)} ${what}\n         ${parts.filter(Boolean).join(' · ')}\n`;
}
