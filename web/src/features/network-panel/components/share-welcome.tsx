import { Button, ButtonAnchor } from '../../../components/button.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { whatsappLink } from '../../../lib/whatsapp.js';
import { networkMessages } from '../messages.js';
import { welcomeText } from '../welcome-text.js';

interface Props {
  name: string;
  mobile: string;
}

export function ShareWelcome({ name, mobile }: Props) {
  const t = useText(networkMessages);
  const text = welcomeText(t, { name, mobile, origin: window.location.origin });
  if (!('share' in navigator)) {
    return (
      <ButtonAnchor href={whatsappLink(text, mobile)} target="_blank" rel="noreferrer">
        {t('share')}
      </ButtonAnchor>
    );
  }
  return <Button onClick={() => void navigator.share({ text }).catch(() => undefined)}>{t('share')}</Button>;
}
