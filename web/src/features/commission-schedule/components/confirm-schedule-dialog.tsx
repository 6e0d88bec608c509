import type { CommissionSchedule } from '@deepam/contracts';
import { ConfirmVersion } from '../../../shared/decisions/confirm-version.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useChangeCommissionSchedule } from '../api.js';
import { percentText } from '../draft.js';
import { type TermChange } from '../term-changes.js';
import { scheduleMessages } from '../messages.js';

interface Props {
  version: number;
  terms: Omit<CommissionSchedule, 'version'>;
  changes: readonly TermChange[];
  onReload: () => void;
  onClose: () => void;
}

export function ConfirmScheduleDialog({ version, terms, changes, onReload, onClose }: Props) {
  const t = useText(scheduleMessages);
  const change = useChangeCommissionSchedule();
  const { ratesBasisPoints, levelsByPlan } = terms;

  const save = () =>
    change.mutate(
      { version, ratesBasisPoints: [...ratesBasisPoints], levelsByPlan },
      {
        onAwaits: onClose,
        onSuccess: (next) => {
          showToast(t('saved', { version: next.version }), 'success');
          onClose();
        },
      },
    );

  return (
    <ConfirmVersion
      texts={{
        title: t('confirmTitle'),
        confirm: t('confirm'),
        lead: t('confirmLead'),
        conflict: t('conflict'),
        reload: t('reload'),
      }}
      changes={changes.map((one) => t('confirmChange', { what: nameOf(one), ...values(one) }))}
      work={change}
      conflict="COMMISSION.SCHEDULE_CHANGED"
      failed={(error) => t('failed', { error: sentenceOf(error) })}
      onSave={save}
      onReload={onReload}
      onClose={onClose}
    />
  );

  function nameOf({ of }: TermChange): string {
    return 'level' in of ? t('level', { level: of.level }) : t('levelsOf', { plan: of.plan });
  }

  function values({ of, before, after }: TermChange): { before: string; after: string } {
    const say = (value: number) => ('level' in of ? `${percentText(value)}%` : String(value));
    return { before: say(before), after: say(after) };
  }
}
