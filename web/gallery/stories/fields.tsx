import { DaySpan } from '../../src/components/ui/day-span.js';
import { DraftNotice } from '../../src/components/ui/draft-notice.js';
import { Field, FieldError } from '../../src/components/ui/field.js';
import { PasswordField } from '../../src/components/ui/password-field.js';
import { SearchField } from '../../src/components/ui/search-field.js';
import { SelectField, TextAreaField, TextField } from '../../src/components/ui/text-field.js';
import { longName, nothing, type Story, useWords } from '../story.js';
import { Kept } from './parts.js';

type TextState = Partial<
  Pick<Parameters<typeof TextField>[0], 'defaultValue' | 'disabled' | 'error' | 'hint' | 'note'>
>;

function Name(state: TextState) {
  const { dialog } = useWords();
  return <TextField label={dialog('name')} {...state} />;
}

function Utr({ isWrong = false }: { isWrong?: boolean }) {
  const { dialog } = useWords();
  return (
    <TextField
      label={dialog('utr')}
      hint={dialog('utrHint')}
      error={isWrong ? dialog('utrInvalid') : undefined}
      note={dialog('optional')}
      inputMode="numeric"
      defaultValue={isWrong ? '1234' : ''}
    />
  );
}

export const textField: Story = {
  of: { TextField, Field },
  states: {
    Empty: () => <Name />,
    Filled: () => <Name defaultValue={longName} />,
    Disabled: () => <Name defaultValue="Asha Patil" disabled />,
    'Hint and note': () => <Utr />,
    Error: () => <Utr isWrong />,
  },
};

function Reason({ isWrong = false }: { isWrong?: boolean }) {
  const { dialog, ui } = useWords();
  return (
    <TextAreaField
      label={dialog('reason')}
      note={isWrong ? undefined : dialog('optional')}
      error={isWrong ? dialog('reasonNeeded') : undefined}
      defaultValue={isWrong ? '' : ui('lineDropped')}
    />
  );
}

export const textAreaField: Story = {
  of: { TextAreaField },
  states: { Filled: () => <Reason />, Error: () => <Reason isWrong /> },
};

function Kind({ disabled, isWrong = false }: { disabled?: boolean; isWrong?: boolean }) {
  const { payout, wallet } = useWords();
  const kinds = ['kind.all', 'kind.payout', 'kind.deposit-refund', 'kind.plan-refund'] as const;
  return (
    <SelectField label={payout('kind')} disabled={disabled} error={isWrong ? wallet('needsPlan') : undefined}>
      {kinds.map((kind) => (
        <option key={kind}>{payout(kind)}</option>
      ))}
    </SelectField>
  );
}

export const selectField: Story = {
  of: { SelectField },
  states: { Default: () => <Kind />, Disabled: () => <Kind disabled />, Error: () => <Kind isWrong /> },
};

function Password({ isWrong = false, disabled }: { isWrong?: boolean; disabled?: boolean }) {
  const { register } = useWords();
  return (
    <PasswordField
      label={register('password')}
      hint={register('passwordHint')}
      error={isWrong ? register('passwordCommon') : undefined}
      defaultValue={isWrong ? 'password' : ''}
      autoComplete="off"
      disabled={disabled}
    />
  );
}

function SharedPassword() {
  const { register } = useWords();
  return (
    <Kept start={true}>
      {(shown, show) => (
        <PasswordField
          label={register('confirmPassword')}
          defaultValue="lamp of Asha"
          autoComplete="off"
          shown={shown}
          onShown={show}
        />
      )}
    </Kept>
  );
}

export const passwordField: Story = {
  of: { PasswordField },
  states: { Hidden: () => <Password />, Shown: SharedPassword, Error: () => <Password isWrong /> },
};

function Search({ value }: { value: string }) {
  const { payout } = useWords();
  return <SearchField label={payout('search')} placeholder={longName.slice(0, 12)} value={value} onSearch={nothing} />;
}

function Find() {
  const { payout } = useWords();
  return (
    <Kept start="">
      {(text, search) => (
        <>
          <SearchField label={payout('search')} value={text} onSearch={search} />
          <p role="status">{text}</p>
        </>
      )}
    </Kept>
  );
}

export const searchField: Story = {
  of: { SearchField },
  states: { Empty: Find, 'With a text': () => <Search value="Asha" /> },
};

export const searchWithoutConnection: Story = {
  of: { SearchField },
  isOffline: true,
  states: { 'Search after the connection was lost': Find },
};

function Days({ from, to }: { from: string; to: string }) {
  return (
    <Kept start={{ from, to }}>
      {(period, keep) => <DaySpan period={period} onChange={(change) => keep({ ...period, ...change })} />}
    </Kept>
  );
}

export const daySpan: Story = {
  of: { DaySpan },
  states: {
    Empty: () => <Days from="" to="" />,
    Chosen: () => <Days from="2026-04-01" to="2026-11-30" />,
    'Error: the end is before the start': () => <Days from="2026-11-30" to="2026-04-01" />,
  },
};

function FormError({ isLong = false }: { isLong?: boolean }) {
  const { dialog, payout } = useWords();
  const text = dialog('notSent', { button: payout('submit') });
  return isLong ? (
    <FieldError text={text}>
      <a href="#story">{payout('writeToUs')}</a>
    </FieldError>
  ) : (
    <FieldError text={dialog('reasonNeeded')} />
  );
}

export const fieldError: Story = {
  of: { FieldError },
  states: { Short: () => <FormError />, 'Long, with a link': () => <FormError isLong /> },
};

export const draftNotice: Story = {
  of: { DraftNotice },
  states: {
    Restored: () => <DraftNotice since={Date.parse('2026-11-30T06:00:00Z')} discard={nothing} />,
    'Without its secrets': () => (
      <DraftNotice since={Date.parse('2026-11-29T06:00:00Z')} discard={nothing} hasSecrets />
    ),
  },
};
