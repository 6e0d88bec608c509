import { addStaff, nameIssue, type RoleView } from '@deepam/contracts';
import { Button } from '../../../components/ui/button.js';
import { DetailList } from '../../../components/ui/detail-list.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { nameSentences } from '../../../components/ui/name-sentences.js';
import { CopiedValue } from '../../../shared/numbers/numbers-box.js';
import { TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { mobileRefusals, sentenceOf } from '../../../lib/api/api-error.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useAddStaff } from '../api.js';
import { staffMessages } from '../../../shared/members/staff-messages.js';
import { RoleSelect } from './role-select.js';

/** The password for the first login is shown until the dialog closes, and is not stored. */
export function AddPersonDialog({ roles, onClose }: { roles: readonly RoleView[]; onClose: () => void }) {
  const t = useText(staffMessages);
  const adding = useAddStaff();
  const { form, field, isRefused } = useFormKit({
    schema: addStaff.body!,
    blank: { name: '', mobile: '', roleId: '' },
    sentences: {
      name: (_issue, name) => t(nameSentences[nameIssue(name) ?? 'unseen']),
      mobile: t('mobileInvalid'),
      roleId: t('roleNeeded'),
    },
    refusalOf: mobileRefusals(adding.error),
    onValid: (person) => adding.mutate(person),
  });
  if (adding.data !== undefined) {
    const { staff, temporaryPassword, validUntil } = adding.data;
    const { name, mobile, isDisabled } = staff;
    return (
      <Dialog
        key="added"
        open
        title={t('addedTitle', { name })}
        onClose={onClose}
        footer={<Button onClick={onClose}>{t('done')}</Button>}
      >
        <p>{t('addedLead', { name, time: formatDateTime(validUntil) })}</p>
        {isDisabled && <p>{t('addedDisabled')}</p>}
        <DetailList
          rows={[
            [t('mobile'), mobile],
            [t('password'), <CopiedValue key="password" value={temporaryPassword} what={t('copyPassword')} />],
          ]}
        />
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={t('add')}
      form={form}
      submitLabel={t('add')}
      busy={adding.isPending}
      failure={adding.isError && !isRefused ? t('failed', { error: sentenceOf(adding.error) }) : undefined}
      onClose={onClose}
    >
      <TextField {...field('name')} label={t('name')} autoComplete="off" maxLength={100} required data-autofocus />
      <TextField {...field('mobile')} label={t('mobile')} type="tel" inputMode="tel" autoComplete="off" required />
      <RoleSelect {...field('roleId')} roles={roles} />
    </FormDialog>
  );
}
