import { ButtonLink } from '../../components/ui/button.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { PictureView } from '../../components/ui/picture-view.js';
import { Card, Page } from '../../components/ui/surface.js';
import { language } from '../../lib/i18n/language.js';
import { useText } from '../../lib/i18n/use-text.js';
import { pictureOf } from '../../lib/picture.js';
import { useStore } from '../../lib/store.js';
import styles from './about-page.module.css';
import { aboutMessages } from './messages.js';

const files = import.meta.glob<string>(
  ['../../assets/art/about-*.{avif,webp}', '../../assets/art/slide-field-*.{avif,webp}'],
  { eager: true, query: '?url', import: 'default' },
);
const fieldPicture = pictureOf(files, 'slide-field', 1200, 640);
const scenes = [
  { picture: pictureOf(files, 'about-cotton', 800, 500), text: 'cottonPicture' },
  { picture: pictureOf(files, 'about-lamp', 800, 500), text: 'lampPicture' },
] as const;

export default function AboutPage() {
  const t = useText(aboutMessages);
  const { language: current } = useStore(language);
  const { voices, areExamples } = __TESTIMONIALS__;
  const shownVoices = voices.map((voice) => (current === 'en' ? voice : (voice.in[current] ?? voice)));
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
      <div className={styles.scenes}>
        {scenes.map(({ picture, text }) => (
          <PictureView
            key={text}
            picture={picture}
            sizes="(max-width: 660px) 94vw, (max-width: 1160px) 46vw, 536px"
            alt={t(text)}
          />
        ))}
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
      {shownVoices.length > 0 && (
        <section>
          <h2>{t('voicesTitle')}</h2>
          {areExamples && <p className={styles.voicesNote}>{t('voicesAreExamples')}</p>}
          <div className={styles.voices}>
            {shownVoices.map(({ words, by }) => (
              <figure key={by} className={styles.voice}>
                <blockquote>{words}</blockquote>
                <figcaption>{by}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      )}
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
