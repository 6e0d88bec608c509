import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { PictureView } from '../../../components/ui/picture-view.js';
import { PlanBadge } from '../../../components/ui/status-badge.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { homeMessages } from '../messages.js';
import { drawingOf } from '../product-drawings.js';
import type { Product } from '../products.js';
import styles from './product-dialog.module.css';

/** Most visitors don't open the dialog, so it has its own chunk. */
export default function ProductDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const t = useText(homeMessages);
  return (
    <Dialog
      open
      size="wide"
      title={t(product.name)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div className={styles.detail}>
        <div className={styles.pictures}>
          <PictureView
            className={styles.image}
            picture={product.packet}
            sizes="(max-width: 720px) 90vw, 400px"
            alt={t(product.packetText)}
            eager
          />
          <PictureView className={styles.image} picture={drawingOf(product)} sizes="(max-width: 720px) 90vw, 400px" />
        </div>
        <div className={styles.words}>
          <p>{t(product.description)}</p>
          <h3>{t('availablePlans')}</h3>
          <ul className={styles.badges}>
            {product.plans.map((plan) => (
              <li key={plan}>
                <PlanBadge plan={plan} />
              </li>
            ))}
          </ul>
          <h3>{t('features')}</h3>
          <ul className={styles.features}>
            {product.features.map((feature) => (
              <li key={feature}>{t(feature)}</li>
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  );
}
