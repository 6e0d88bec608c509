import { useEffect, Suspense, useState } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { Carousel } from './components/carousel.js';
import { homeMessages } from './messages.js';
import networkImage from '../../assets/art/network.svg';
import { ButtonLink, ButtonAnchor, Button } from '../../components/ui/button.js';
import styles from './components/join-us.module.css';
import heroStyles from './components/hero.module.css';
import whyUsStyles from './components/why-us.module.css';
import { PictureView } from '../../components/ui/picture-view.js';
import { type Product, products } from './products.js';
import productGridStyles from './components/product-grid.module.css';
import { lazyPart } from '../../lib/retry-import.js';

const ProductDialog = lazyPart(() => import('./components/product-dialog.js'));

function ProductGrid() {
  const t = useText(homeMessages);
  const [shown, setShown] = useState<Product | null>(null);
  return (
    <section id="products" className={productGridStyles.section}>
      <h2>{t('productsTitle')}</h2>
      <p className={productGridStyles.lead}>{t('productsLead')}</p>
      <ul className={productGridStyles.grid}>
        {products.map((product) => (
          <li key={product.id} className={productGridStyles.card}>
            <PictureView
              picture={product.packet}
              sizes="(max-width: 640px) 94vw, (max-width: 960px) 46vw, 350px"
              alt={t(product.packetText)}
            />
            <div className={productGridStyles.text}>
              <h3>{t(product.name)}</h3>
              <p className={productGridStyles.plans}>{product.plans.join(' · ')}</p>
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

const reasons = [
  {
    title: 'quality',
    text: 'qualityText',
    art: 'M32 6l22 8v16c0 14-9 23-22 28C19 53 10 44 10 30V14zM22 31l8 8 14-16',
  },
  {
    title: 'capacity',
    text: 'capacityText',
    art: 'M8 56V26l14 10V26l14 10V26l20 14v16zM18 56v-9h8v9M38 56v-9h8v9M44 22c4-3 4-8 0-14-4 6-4 11 0 14z',
  },
  {
    title: 'pricing',
    text: 'pricingText',
    art: 'M32 6a26 26 0 1 0 0 52 26 26 0 0 0 0-52zM22 20h20M22 29h20M24 20c16 0 16 18 0 18l14 10',
  },
] as const;

function WhyUs() {
  const t = useText(homeMessages);
  return (
    <section className={whyUsStyles.section}>
      <h2>{t('whyTitle')}</h2>
      <ul className={whyUsStyles.reasons}>
        {reasons.map(({ title, text, art }) => (
          <li key={title}>
            <span className={whyUsStyles.badge}>
              <svg width="40" height="40" viewBox="0 0 64 64" aria-hidden="true">
                <path d={art} />
              </svg>
            </span>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hero() {
  const t = useText(homeMessages);
  return (
    <section className={heroStyles.hero}>
      <div className={heroStyles.inner}>
        <div className={heroStyles.words}>
          <p className={heroStyles.since}>{t('since')}</p>
          <h1 tabIndex={-1}>{t('headline')}</h1>
          <p className={heroStyles.lead}>{t('lead')}</p>
          <div className={heroStyles.actions}>
            <ButtonAnchor href="#products" className={heroStyles.explore}>
              {t('explore')}
            </ButtonAnchor>
            <ButtonLink to="/plans" variant="quiet" className={heroStyles.plans}>
              {t('seePlans')}
            </ButtonLink>
          </div>
        </div>
        <div className={heroStyles.art} />
      </div>
    </section>
  );
}

export function HomePage() {
  const t = useText(homeMessages);
  useEffect(() => {
    document.title = t('tabTitle');
  });
  return (
    <>
      <Hero />
      <Carousel />
      <ProductGrid />
      <WhyUs />
      <JoinUs />
    </>
  );
}

function JoinUs() {
  const t = useText(homeMessages);
  return (
    <section className={styles.section}>
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2>{t('joinTitle')}</h2>
          <p className={styles.lead}>{t('joinLead')}</p>
          <p>{t('joinText')}</p>
          <ButtonLink to="/contact" className={styles.action}>
            {t('contactUs')}
          </ButtonLink>
        </div>
        <img src={networkImage} alt="" width="640" height="420" loading="lazy" />
      </div>
    </section>
  );
}
