import { useQuery } from '@tanstack/react-query';
import { Button, ButtonAnchor } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { ErrorState, LoadingState } from '../../../components/ui/states.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { inviteQr } from '../invite-qr.js';
import { dashboardMessages } from '../messages.js';
import styles from './invite-qr.module.css';

interface Props {
  link: string;
  referralCode: string;
  onClose: () => void;
}

export function InviteQr({ link, referralCode, onClose }: Props) {
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
      <div className={styles.qr}>
        <p>{t('qrLead')}</p>
        {qr.data !== undefined ? (
          <img src={qr.data} width={280} height={280} alt={t('qrAlt', { code: referralCode })} />
        ) : qr.isError ? (
          <ErrorState error={qr.error} onRetry={() => void qr.refetch()} />
        ) : (
          <LoadingState />
        )}
        <p className={styles.qrCode}>{referralCode}</p>
      </div>
    </Dialog>
  );
}
