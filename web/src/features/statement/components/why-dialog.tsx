import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { ErrorState, LoadingState } from '../../../components/states.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useWhyCommission } from '../api/why-commission.js';
import { statementMessages } from '../messages.js';
import type { Asked } from './statement-columns.js';
import { Why } from './why.js';

export function WhyDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const t = useText(statementMessages);
  const { data, error, refetch } = useWhyCommission(asked.saleId);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('whyTitle')}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {data !== undefined ? (
        <Why explanation={data} level={asked.level} />
      ) : error === null ? (
        <LoadingState />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}
