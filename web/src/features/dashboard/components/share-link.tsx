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

import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../components/ui/dialog.js';
import { ErrorState, LoadingState } from '../../../components/ui/states.js';
import { inviteQr } from '../invite-qr.js';
import inviteQrStyles from './invite-qr.module.css';

interface Props {
  link: string;
  referralCode: string;
  onClose: () => void;
}

function InviteQr({ link, referralCode, onClose }: Props) {
  const t = useText(dashboardMessages);
  const qr = useQuery({ queryKey: ['inviteQr', link], queryFn: () => inviteQr(link), staleTime: Infinity });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('qrTitle')}
      footer={
        <>
          {qr.data !== undefined && (
            <ButtonAnchor variant="secondary" href={qr.data} download={`deepam-${referralCode}.png`}>
              {t('saveQr')}
            </ButtonAnchor>
          )}
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      <div className={inviteQrStyles.qr}>
        <p>{t('qrLead')}</p>
        {qr.data !== undefined ? (
          <img src={qr.data} width={280} height={280} alt={t('qrAlt', { code: referralCode })} />
        ) : qr.isError ? (
          <ErrorState error={qr.error} onRetry={() => void qr.refetch()} />
        ) : (
          <LoadingState />
        )}
        <p className={inviteQrStyles.qrCode}>{referralCode}</p>
      </div>
    </Dialog>
  );
}

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
