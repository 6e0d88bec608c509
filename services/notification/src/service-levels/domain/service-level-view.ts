import {
  type ServiceLevelKind,
  serviceLevelUnits,
  type ServiceLevelView,
  type ServiceLevelWeek,
} from '@deepam/contracts';
import { countOf, type Judged, judgedOf, keptPercent, type Waited, waitAt } from './tally.js';
import { type Span, weeksOf } from './window.js';

export interface DayOfWaits {
  readonly day: string;
  readonly waits: readonly (Waited & { readonly isDone: boolean })[];
}

export function serviceLevelView(
  kind: ServiceLevelKind,
  promised: number,
  window: Span,
  { days, open }: { readonly days: readonly DayOfWaits[]; readonly open: readonly Waited[] },
): ServiceLevelView {
  const within = ({ from, to }: Span): Judged => ({
    ended: judgedOf(
      days.filter(({ day }) => day >= from && day <= to).flatMap(({ waits }) => waits),
      promised,
    ),
    open: to === window.to ? open : [],
  });
  const all = within(window);
  const kept = keptPercent(all, promised);
  return {
    kind,
    unit: serviceLevelUnits[kind],
    promised,
    counted: kept === null ? null : countOf(all.ended) + countOf(all.open),
    keptPercent: kept,
    median: waitAt(all, 0.5),
    ninetieth: waitAt(all, 0.9),
    weeks: weeksOf(window).map((week) => weekOf(week, within(week), promised)),
  };
}

function weekOf(week: Span, judged: Judged, promised: number): ServiceLevelWeek {
  const kept = keptPercent(judged, promised);
  const isEmpty = countOf(judged.ended) + countOf(judged.open) === 0;
  return { ...week, state: kept !== null ? 'reported' : isEmpty ? 'none' : 'few', keptPercent: kept };
}
