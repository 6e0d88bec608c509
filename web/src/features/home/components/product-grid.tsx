import { Suspense, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { PictureView } from '../../../components/ui/picture-view.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { homeMessages } from '../messages.js';
import { type Product, products } from '../products.js';
import styles from './product-grid.module.css';
import { lazyPart } from '../../../lib/retry-import.js';

const ProductDialog = lazyPart(() => import('./product-dialog.js'));

export function ProductGrid() {
  const t = useText(homeMessages);
  const [shown, setShown] = useState<Product | null>(null);
  return (
    <section id="products" className={styles.section}>
      <h2>{t('productsTitle')}</h2>
      <p className={styles.lead}>{t('productsLead')}</p>
      <ul className={styles.grid}>
        {products.map((product) => (
          <li key={product.id} className={styles.card}>
            <PictureView
              picture={product.packet}
              sizes="(max-width: 640px) 94vw, (max-width: 960px) 46vw, 350px"
              alt={t(product.packetText)}
            />
            <div className={styles.text}>
              <h3>{t(product.name)}</h3>
              <p className={styles.plans}>{product.plans.join(' · ')}</p>
              <Button
                variant="secondary"
                aria-label={`${t('viewDetails')}: ${t(product.name)}`}
                onClick={() => setShown(product)}
              >
                {t('viewDetails')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Suspense fallback={null}>
          <ProductDialog product={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </section>
  );
}
