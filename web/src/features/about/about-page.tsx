import { ButtonLink } from '../../components/button.js';
import { PageHeader } from '../../components/page-header.js';
import { PictureView } from '../../components/picture-view.js';
import { Card, Page } from '../../components/surface.js';
import { useText } from '../../lib/i18n/use-text.js';
import { pictureOf } from '../../lib/picture.js';
import styles from './about-page.module.css';
import { aboutMessages } from './messages.js';

const fieldPicture = pictureOf('slide-field', 1200, 640);

export default function AboutPage() {
  const t = useText(aboutMessages);
  const voices = [
    [t('voice1'), t('voice1By')],
    [t('voice2'), t('voice2By')],
    [t('voice3'), t('voice3By')],
  ] as const;
  return (
    <Page className={styles.page}>
      <div>
        <PageHeader title={t('title')} lead={t('lead')} />
        <PictureView className={styles.picture} picture={fieldPicture} sizes="(max-width: 1160px) 94vw, 1096px" eager />
        <p className={styles.intro}>{t('intro')}</p>
      </div>
      <div className={styles.pair}>
        <Card>
          <h2>{t('visionTitle')}</h2>
          <p>{t('vision')}</p>
        </Card>
        <Card>
          <h2>{t('missionTitle')}</h2>
          <p>{t('mission')}</p>
        </Card>
      </div>
      <section>
        <h2>{t('journeyTitle')}</h2>
        <ol className={styles.journey}>
          <li>
            <strong>2010</strong>
            <p>{t('journey2010')}</p>
          </li>
          <li>
            <strong>2015</strong>
            <p>{t('journey2015')}</p>
          </li>
          <li>
            <strong>{t('beyond')}</strong>
            <p>{t('journey2024')}</p>
          </li>
        </ol>
      </section>
      <section>
        <h2>{t('futureTitle')}</h2>
        <div className={styles.pair}>
          <div>
            <h3>{t('futureOrganic')}</h3>
            <p>{t('futureOrganicText')}</p>
          </div>
          <div>
            <h3>{t('futureAutomation')}</h3>
            <p>{t('futureAutomationText')}</p>
          </div>
        </div>
      </section>
      <section>
        <h2>{t('voicesTitle')}</h2>
        <div className={styles.voices}>
          {voices.map(([words, by]) => (
            <figure key={by} className={styles.voice}>
              <blockquote>{words}</blockquote>
              <figcaption>{by}</figcaption>
            </figure>
          ))}
        </div>
      </section>
      <section className={styles.join}>
        <div>
          <h2>{t('joinTitle')}</h2>
          <p>{t('joinText')}</p>
        </div>
        <ButtonLink to="/contact">{t('getInTouch')}</ButtonLink>
      </section>
    </Page>
  );
}
