import { ErrorState, LoadingState } from '../../components/ui/states.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useCommissionSchedule } from './api.js';
import styles from './components/schedule.module.css';
import { ScheduleEditor } from './components/schedule-editor.js';
import { ScheduleVersions } from './components/schedule-versions.js';
import { scheduleMessages } from './messages.js';

export function CommissionScheduleSection() {
  const t = useText(scheduleMessages);
  const schedule = useCommissionSchedule();
  const { data } = schedule;
  if (data === undefined) {
    return schedule.isError ? (
      <ErrorState error={schedule.error} onRetry={() => void schedule.refetch()} />
    ) : (
      <LoadingState text={t('loading')} />
    );
  }
  return (
    <div className={styles.part}>
      <ScheduleEditor key={data.version} present={data} onReload={() => void schedule.refetch()} />
      <ScheduleVersions />
    </div>
  );
}
