import { ButtonLink } from '../../../components/ui/button.js';
import { formatDate } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { plansMessages } from '../messages.js';
import { proofParameter } from './unfinished-payments.js';
import { useRefusedRequest } from '../refused-request.js';
import styles from './unfinished-payments.module.css';

export function RefusedPlan() {
  const t = useText(plansMessages);
  const refused = useRefusedRequest();
  if (refused === null) return null;
  const { plan, reason, at } = refused;
  return (
    <div className={styles.payment} role="note">
      <div>
        <p>{t('refused', { plan, date: formatDate(at), reason })}</p>
        <p>{t('alreadyPaid')}</p>
      </div>
      <ButtonLink to={`/plans?${proofParameter}=${plan}`}>{t('sendAnotherProof')}</ButtonLink>
    </div>
  );
}
