import { newMobile, normaliseMobile } from '@deepam/contracts';
import { z } from 'zod';
import { callApi } from '../../lib/api-client.js';
import { mobileRefusals, sentenceOf } from '../../lib/api/api-error.js';
import type { IdempotencyKey } from '../../lib/api/build-request.js';
import { useRefresh } from '../../lib/api/endpoint-query.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useChangeListed } from '../../lib/network/member-network.js';
import { announceAndClose } from '../../lib/announce-and-close.js';
import { useGuardedAction } from '../../lib/approval/use-guarded-action.js';
import { FormDialog } from '../../components/ui/form-dialog.js';
import { memberAccountMessages } from './member-account-messages.js';
import { TextField } from '../../components/ui/text-field.js';
import { useFormKit } from '../../components/ui/use-form-kit.js';

interface Props {
  member: { readonly _id: string; readonly name: string };
  onClose: () => void;
}

export function CorrectMobileDialog({ member: { _id: id, name }, onClose }: Props) {
  const t = useText(memberAccountMessages);
  const refresh = useRefresh();
  const changeListed = useChangeListed();
  const correction = useGuardedAction({
    mutationFn: (mobile: string, key: IdempotencyKey) =>
      callApi('correctMobile', { key, params: { id }, body: { mobile } }),
    onSettled: () => refresh('memberAccount', 'memberSessions', 'passwordRequests'),
  });
  const { form, field, isRefused } = useFormKit({
    schema: z.object({ mobile: newMobile }),
    blank: { mobile: '' },
    sentences: { mobile: t('mobileInvalid') },
    refusalOf: mobileRefusals(correction.error),
    onValid: ({ mobile: typed }) => {
      const mobile = normaliseMobile(typed);
      const say = announceAndClose(t('mobileCorrected', { name, mobile }), onClose);
      correction.mutate(mobile, {
        onSuccess: () => {
          changeListed(id, { mobile });
          say();
        },
        onAwaits: onClose,
        onError: () => void refresh('memberNetwork'),
      });
    },
  });
  return (
    <FormDialog
      title={t('mobileTitle')}
      form={form}
      submitLabel={t('correctMobile')}
      busy={correction.isPending}
      failure={correction.isError && !isRefused ? t('failed', { error: sentenceOf(correction.error) }) : undefined}
      onClose={onClose}
    >
      <p>{t('mobileLead', { name })}</p>
      <TextField
        {...field('mobile')}
        label={t('newMobile')}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
      />
    </FormDialog>
  );
}
