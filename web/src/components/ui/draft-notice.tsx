import { formatSince } from '../../lib/format/date.js';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from './button.js';
import { dialogMessages } from './dialog-messages.js';
import styles from './draft-notice.module.css';
import { draftMessages } from './draft-messages.js';

/**
 * `since` is the time of the input in ms since 1970, or null without a stored draft. Secret fields are never stored.
 */
export interface KeptDraft {
  readonly since: number | null;
  readonly discard: () => void;
  readonly hasSecrets?: boolean;
}

export function DraftNotice({ since, discard, hasSecrets = false }: KeptDraft) {
  const t = useText(draftMessages);
  const say = useText(dialogMessages);
  if (since === null) return null;
  return (
    <div className={styles.notice} role="note">
      <p>{t(hasSecrets ? 'notKept' : 'restored', { when: formatSince(new Date(since)) })}</p>
      <Button variant="quiet" onClick={discard}>
        {say('discard')}
      </Button>
    </div>
  );
}
