import { callApi } from '../lib/api-client.js';
import { sentenceOf } from '../lib/api/api-error.js';
import { useRefresh } from '../lib/api/endpoint-query.js';
import { useAction } from '../lib/api/use-action.js';
import { useText } from '../lib/i18n/use-text.js';
import { useChangeListed } from '../lib/network/member-network.js';
import { saysAndCloses } from '../lib/says-and-closes.js';
import { memberAccountMessages } from './member-account-messages.js';
import { ReasonDialog } from './reason-dialog.js';

interface Props {
  member: { readonly _id: string; readonly name: string };
  isSuspended: boolean;
  onClose: () => void;
}

export function SuspensionDialog({ member: { _id: id, name }, isSuspended, onClose }: Props) {
  const t = useText(memberAccountMessages);
  const refresh = useRefresh();
  const changeListed = useChangeListed();
  const change = useAction({
    mutationFn: (reason: string, key) =>
      callApi(isSuspended ? 'reinstateMember' : 'suspendMember', { key, params: { id }, body: { reason } }),
    onSuccess: () => changeListed(id, { isSuspended: isSuspended ? undefined : true }),
    onError: () => refresh('memberNetwork'),
    onSettled: () => refresh('memberAccount', 'memberSessions', 'payables'),
  });
  const confirm = (reason: string) =>
    change.mutate(reason, {
      onSuccess: saysAndCloses(t(isSuspended ? 'reinstated' : 'suspendedNow', { name }), onClose),
    });
  return (
    <ReasonDialog
      title={t(isSuspended ? 'reinstateTitle' : 'suspendTitle')}
      confirmLabel={t(isSuspended ? 'reinstate' : 'suspend')}
      busy={change.isPending}
      failure={change.isError ? t('failed', { error: sentenceOf(change.error) }) : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {t(isSuspended ? 'reinstateLead' : 'suspendLead', { name })}
    </ReasonDialog>
  );
}
