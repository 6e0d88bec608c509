import { type OneAccountRule, oneAccountRules } from '@deepam/contracts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { FieldError } from '../../../components/ui/field.js';
import formStyles from '../../../components/ui/form.module.css';
import { Panel } from '../../../components/ui/panel.js';
import { ErrorState, LoadingState } from '../../../components/ui/states.js';
import { SelectField } from '../../../components/ui/text-field.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useChangeOneAccountRule, useOneAccountRule } from '../api.js';
import { memberDeskMessages } from '../desk-messages.js';

const names = { off: 'ruleOff', warn: 'ruleWarn', refuse: 'ruleRefuse' } as const satisfies Record<
  OneAccountRule,
  string
>;

export function OneAccountPanel() {
  const say = useText(memberDeskMessages);
  const { data: present, isError, error, refetch } = useOneAccountRule();
  const [chosen, setChosen] = useState<OneAccountRule | null>(null);
  const change = useChangeOneAccountRule();

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (present === undefined || chosen === null) return;
    change.mutate(
      { rule: chosen, version: present.version },
      {
        onSuccess: () => {
          setChosen(null);
          showToast(say('ruleSaved'), 'success');
        },
        onAwaits: () => setChosen(null),
      },
    );
  };

  return (
    <Panel id="one-account" title={say('oneAccount')} lead={say('oneAccountLead')} screenOnly>
      {present !== undefined ? (
        <form className={formStyles.form} onSubmit={save}>
          <SelectField
            label={say('rule')}
            value={chosen ?? present.rule}
            onChange={({ target }) => setChosen(target.value as OneAccountRule)}
          >
            {oneAccountRules.map((rule) => (
              <option key={rule} value={rule}>
                {say(names[rule])}
              </option>
            ))}
          </SelectField>
          {present.changedAt !== null && (
            <p>{say('ruleSet', { name: present.changedBy ?? '', date: formatDateTime(present.changedAt) })}</p>
          )}
          {change.isError && <FieldError text={say('ruleFailed', { error: sentenceOf(change.error) })} />}
          <div>
            <Button type="submit" busy={change.isPending} disabled={(chosen ?? present.rule) === present.rule}>
              {say('saveRule')}
            </Button>
          </div>
        </form>
      ) : isError ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState neverKept />
      )}
    </Panel>
  );
}
