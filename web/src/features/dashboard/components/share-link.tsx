import { Suspense, useState } from 'react';
import { Button, ButtonAnchor } from '../../../components/ui/button.js';
import { CopyButton } from '../../../components/ui/copy-button.js';
import { Card } from '../../../components/ui/surface.js';
import { TextField } from '../../../components/ui/text-field.js';
import { lazyPart } from '../../../lib/retry-import.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { whatsappLink } from '../../../lib/whatsapp.js';
import { dashboardMessages } from '../messages.js';
import { sponsorLink } from '../sponsor-link.js';
import shared from './dashboard.module.css';
import styles from './share-link.module.css';
import { InviteQr } from './invite-qr.js';

const ShareCardDialog = lazyPart(() => import('../share-card/share-card-dialog.js'));

export function ShareLink({ referralCode }: { referralCode: string }) {
  const t = useText(dashboardMessages);
  const [showsQr, setShowsQr] = useState(false);
  const [showsCard, setShowsCard] = useState(false);
  const link = sponsorLink(window.location.origin, referralCode);
  const text = t('whatsappText', { link });
  return (
    <div className={styles.share}>
      <p className={shared.soft}>{t('shareLead')}</p>
      <div className={styles.shareRow}>
        <TextField label={t('shareLink')} value={link} readOnly onFocus={({ target }) => target.select()} />
        <CopyButton value={link} what={t('copyLink')} />
      </div>
      <div className={styles.shareButtons}>
        <ButtonAnchor href={whatsappLink(text)} target="_blank" rel="noreferrer">
          {t('whatsapp')}
        </ButtonAnchor>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setShowsQr(true)}>
          {t('showQr')}
        </Button>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setShowsCard(true)}>
          {t('showCard')}
        </Button>
        {'share' in navigator && (
          <Button variant="secondary" onClick={() => void share(t('shareTitle'), text)}>
            {t('shareOther')}
          </Button>
        )}
      </div>
      {showsCard && (
        <Suspense>
          <ShareCardDialog link={link} referralCode={referralCode} text={text} onClose={() => setShowsCard(false)} />
        </Suspense>
      )}
      {showsQr && <InviteQr link={link} referralCode={referralCode} onClose={() => setShowsQr(false)} />}
    </div>
  );
}

export function ShareLinkCard({ referralCode }: { referralCode: string }) {
  const t = useText(dashboardMessages);
  return (
    <Card aria-labelledby="share-title" data-screen-only>
      <h2 id="share-title">{t('shareTitle')}</h2>
      <ShareLink referralCode={referralCode} />
    </Card>
  );
}

/** Closing the share sheet is not an error. The text contains the link, so it is not passed separately. */
async function share(title: string, text: string): Promise<void> {
  await navigator.share({ title, text }).catch(() => undefined);
}
