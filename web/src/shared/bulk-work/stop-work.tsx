import { sentenceOf } from '../../lib/api/api-error.js';
import { useStop } from '../../lib/bulk-work/use-works.js';
import type { WorkCalls } from '../../lib/bulk-work/work-calls.js';
import { useText } from '../../lib/i18n/use-text.js';
import { showToast } from '../../lib/toast.js';
import { Button } from '../../components/ui/button.js';
import { deskMessages } from '../../components/ui/desk-messages.js';

export function StopWork({ calls, id }: { calls: WorkCalls; id: string }) {
  const t = useText(deskMessages);
  const stop = useStop(calls, id);
  return (
    <Button
      variant="secondary"
      needsConnection
      busy={stop.isPending}
      onClick={() => stop.mutate(undefined, { onError: (error) => showToast(sentenceOf(error), 'failure') })}
    >
      {t('stop')}
    </Button>
  );
}
