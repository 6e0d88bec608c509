import { Button } from '../../../components/button.js';
import { Icon } from '../../../components/icon.js';
import { Card } from '../../../components/surface.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useExportOwnData } from '../api/own-data.js';
import { accountMessages } from '../messages.js';
import styles from './profile.module.css';

export function OwnDataCard() {
  const t = useText(accountMessages);
  const saving = useExportOwnData({
    onSaved: (file) => showToast(t('dataSaved', { file }), 'success'),
    onFailed: (error) => showToast(t('dataFailed', { error: sentenceOf(error) }), 'failure'),
  });
  return (
    <Card aria-labelledby="own-data-title">
      <h3 id="own-data-title" className={styles.title}>
        {t('dataTitle')}
      </h3>
      <p className={styles.soft}>{t('dataLead')}</p>
      <div className={styles.documents}>
        <Button variant="secondary" busy={saving.isPending} onClick={() => saving.mutate()}>
          {!saving.isPending && <Icon name="download" size={18} />}
          {t(saving.isPending ? 'dataSaving' : 'dataSave')}
        </Button>
      </div>
    </Card>
  );
}
