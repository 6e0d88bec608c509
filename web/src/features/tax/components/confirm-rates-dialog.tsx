import type { TaxRatesView } from '@deepam/contracts';
import { ConfirmVersion } from '../../../shared/decisions/confirm-version.js';
import { WarningNotice } from '../../../components/ui/warning-notice.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatDay } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { announceAndClose } from '../../../lib/announce-and-close.js';
import { useChangeTaxRates } from '../api.js';
import { taxMessages } from '../messages.js';
import { changedTerms, type TaxTermsSent } from '../tax-draft.js';
import { useTermWords } from './use-term-words.js';

interface Props {
  newest: TaxRatesView;
  sent: TaxTermsSent;
  onReload: () => void;
  onClose: () => void;
}

export function ConfirmRatesDialog({ newest, sent, onReload, onClose }: Props) {
  const t = useText(taxMessages);
  const words = useTermWords();
  const change = useChangeTaxRates();
  const day = formatDay(sent.startsOn);
  const save = () =>
    change.mutate(sent, {
      onAwaits: onClose,
      onSuccess: announceAndClose(t('saved', { version: newest.version + 1, day }), onClose),
    });
  const changes = changedTerms(newest, sent).map((name) =>
    t('confirmChange', {
      what: words.nameOf(name),
      before: words.valueOf(name, newest),
      after: words.valueOf(name, sent),
    }),
  );
  return (
    <ConfirmVersion
      texts={{
        title: t('confirmTitle'),
        confirm: t('confirm'),
        lead: t('confirmLead', { day }),
        conflict: t('conflict'),
        reload: t('reload'),
      }}
      changes={changes}
      work={change}
      conflict="COMMISSION.TAX_RATES_CHANGED"
      failed={(error) => t('failed', { error: sentenceOf(error) })}
      onSave={save}
      onReload={onReload}
      onClose={onClose}
    >
      {sent.isOn && (
        <WarningNotice title={t('counsel')} lead={t('counselLead')}>
          {null}
        </WarningNotice>
      )}
    </ConfirmVersion>
  );
}
