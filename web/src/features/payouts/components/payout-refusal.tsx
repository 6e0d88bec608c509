import type { PayableRow } from '@deepam/contracts';
import { Link } from 'react-router-dom';
import { FieldError } from '../../../components/ui/field.js';
import { ApiError, sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { approvalRequestMessages } from '../../../lib/approval/messages.js';
import { requestPath } from '../../../lib/approval/request-path.js';
import { payoutMessages } from '../messages.js';
import { askedOf } from './asked-of.js';

interface Props {
  error: unknown;
  waits: PayableRow['waits'];
}

export function PayoutRefusal({ error, waits }: Props) {
  const t = useText(payoutMessages);
  const say = useText(approvalRequestMessages);
  if (!(error instanceof ApiError && error.code === 'APPROVAL.WAITS_ALREADY'))
    return <FieldError text={t('decisionFailed', { error: sentenceOf(error) })} />;
  return (
    <FieldError text={waits === undefined ? error.message : `${say('waitsAlready')} ${askedOf(waits, say)}`}>
      <Link to={requestPath(waits?.requestedAt)}>{say('seeRequest')}</Link>
    </FieldError>
  );
}
