import type { CottonOrderView } from '@deepam/contracts';
import { ButtonLink } from '../../../components/ui/button.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { againParameter, useIsAnswerable } from '../again.js';
import { cottonOrderMessages } from '../order-page-messages.js';
import styles from './order-page.module.css';

/** A rejected order leads to a new proof, so that the member does not pay twice. */
export function RefusedOrder({ order }: { order: CottonOrderView }) {
  const t = useText(cottonOrderMessages);
  if (!useIsAnswerable(order)) return null;
  return (
    <div className={styles.again} role="note">
      <p>{t('alreadyPaid')}</p>
      <ButtonLink to={`/cotton?${againParameter}=${order._id}`}>{t('sendAnotherProof')}</ButtonLink>
    </div>
  );
}
