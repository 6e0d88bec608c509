import { Suspense, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/button.js';
import { LoadingState } from '../../../components/states.js';
import { lazyPart } from '../../../lib/retry-import.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useScrollHere } from '../../../lib/use-scroll-here.js';
import styles from '../contact-page.module.css';
import { contactMessages } from '../messages.js';

const GrievancePanel = lazyPart(() => import('./grievance-panel.js'));
const id = 'grievances';
const neverChanges = () => () => undefined;

export function GrievanceSection() {
  const t = useText(contactMessages);
  const { hash } = useLocation();
  const [isWanted, setWanted] = useState(false);
  // The prerendered page has no hash, and hydration must match it.
  const isLinked = useSyncExternalStore(
    neverChanges,
    () => hash === `#${id}`,
    () => false,
  );
  useScrollHere(id);
  return (
    <section id={id} className={styles.facts}>
      <h2>{t('grievances')}</h2>
      <p>{t('grievancesLead')}</p>
      {isWanted || isLinked ? (
        <Suspense fallback={<LoadingState />}>
          <GrievancePanel />
        </Suspense>
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setWanted(true)}>
            {t('grievancesOpen')}
          </Button>
        </div>
      )}
    </section>
  );
}
