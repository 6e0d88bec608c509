import { useState } from 'react';
import { Button, ButtonAnchor } from '../../../../components/ui/button.js';
import { ProofDialog } from '../../../../shared/decisions/proof-dialog.js';
import { ErrorState, LoadingState } from '../../../../components/ui/states.js';
import { StatusBadge } from '../../../../components/ui/status-badge.js';
import { Card } from '../../../../components/ui/surface.js';
import { showToast } from '../../../../lib/toast.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useBeginSecondFactor, useRenewRecoveryCodes, useSecondFactor, useTurnOffSecondFactor } from '../../api.js';
import { secondFactorMessages } from '../../second-factor-messages.js';
import styles from '../profile.module.css';
import { SetUpDialog } from './set-up-dialog.js';
import { confirmSecondFactor, type PasskeyAssertion, type PasskeyPurpose } from '@deepam/contracts';
import { CodeField } from '../../../../shared/numbers/code-field.js';
import { codeMessages } from '../../../../shared/numbers/code-messages.js';
import { FormDialog } from '../../../../components/ui/form-dialog.js';
import { PasskeyButton } from '../../../../shared/numbers/passkey-button.js';
import { useFormKit } from '../../../../components/ui/use-form-kit.js';
import { sentenceOf } from '../../../../lib/api/api-error.js';
import { CopyButton } from '../../../../components/ui/copy-button.js';
import { Dialog } from '../../../../components/ui/dialog.js';
import recoveryCodesStyles from './second-factor.module.css';

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText(secondFactorMessages);
  const text = codes.join('\n');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('codesTitle')}
      footer={
        <>
          <ButtonAnchor
            variant="secondary"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
            download="deepam-recovery-codes.txt"
          >
            {t('saveCodes')}
          </ButtonAnchor>
          <Button onClick={onClose}>{t('saved')}</Button>
        </>
      }
    >
      <p>{t('codesText')}</p>
      <div className={recoveryCodesStyles.codes}>
        <ol>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <CopyButton value={text} what={t('copyCodes')} />
      </div>
    </Dialog>
  );
}

const FEW = 4;

export function SecondFactorCard() {
  const t = useText(secondFactorMessages);
  const factor = useSecondFactor();
  const begin = useBeginSecondFactor();
  const renew = useRenewRecoveryCodes();
  const turnOff = useTurnOffSecondFactor();
  const [asked, setAsked] = useState<'set-up' | 'renew' | 'off' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { data } = factor;

  function showCodes(recoveryCodes: readonly string[]): void {
    begin.reset();
    renew.reset();
    setAsked(null);
    setCodes(recoveryCodes);
  }
  function closeQuestion(): void {
    begin.reset();
    renew.reset();
    turnOff.reset();
    setAsked(null);
  }

  return (
    <Card className={styles.whole} aria-labelledby="second-factor-title">
      <div className={styles.titleLine}>
        <h3 id="second-factor-title">{t('title')}</h3>
        {data !== undefined && (
          <StatusBadge tone={data.isOn ? 'good' : 'neutral'}>{t(data.isOn ? 'isOn' : 'isOff')}</StatusBadge>
        )}
      </div>
      {data?.isOn === false && <p className={styles.soft}>{t('lead')}</p>}
      {data === undefined ? (
        factor.isError ? (
          <ErrorState error={factor.error} onRetry={() => void factor.refetch()} />
        ) : (
          <LoadingState neverKept />
        )
      ) : data.isOn ? (
        <>
          <p>{t(data.recoveryCodesLeft < FEW ? 'fewLeft' : 'left', { count: data.recoveryCodesLeft })}</p>
          <div className={styles.choices}>
            <Button variant="secondary" needsConnection onClick={() => setAsked('renew')}>
              {t('renew')}
            </Button>
            {!data.isDemanded && (
              <Button variant="outlinedDanger" needsConnection onClick={() => setAsked('off')}>
                {t('turnOff')}
              </Button>
            )}
          </div>
          {data.isDemanded && <p className={styles.soft}>{t('cannotTurnOff')}</p>}
        </>
      ) : (
        <div className={styles.choices}>
          <Button needsConnection onClick={() => setAsked('set-up')}>
            {t('setUp')}
          </Button>
        </div>
      )}
      {asked === 'set-up' && begin.data === undefined && (
        <ProofDialog
          title={t('setUpTitle')}
          submitLabel={t('setUp')}
          purpose="set-up-second-factor"
          action={begin}
          onProof={(proof) => begin.mutate(proof)}
          onClose={closeQuestion}
        >
          <p>{t('setUpProof')}</p>
        </ProofDialog>
      )}
      {begin.data !== undefined && (
        <SetUpDialog secret={begin.data.secret} uri={begin.data.uri} onDone={showCodes} onClose={closeQuestion} />
      )}
      {asked === 'renew' && (
        <CodeDialog
          title={t('renew')}
          text={t('renewText')}
          submitLabel={t('renew')}
          action={renew}
          purpose="renew-recovery-codes"
          onShown={(shown) => renew.mutate(shown, { onSuccess: (answer) => showCodes(answer.recoveryCodes) })}
          onClose={closeQuestion}
        />
      )}
      {asked === 'off' && (
        <CodeDialog
          title={t('turnOffTitle')}
          text={t('turnOffText')}
          submitLabel={t('turnOff')}
          tone="danger"
          action={turnOff}
          purpose="turn-off-second-factor"
          onShown={(shown) =>
            turnOff.mutate(shown, {
              onSuccess: () => {
                showToast(t('nowOff'));
                closeQuestion();
              },
            })
          }
          onClose={closeQuestion}
        />
      )}
      {codes !== null && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </Card>
  );
}

interface Props {
  title: string;
  text: string;
  submitLabel: string;
  tone?: 'primary' | 'danger';
  action: { readonly isPending: boolean; readonly error: Error | null };
  purpose: PasskeyPurpose;
  onShown: (shown: { code: string } | { passkey: PasskeyAssertion }) => void;
  onClose: () => void;
}

function CodeDialog({ title, text, submitLabel, tone, action, purpose, onShown, onClose }: Props) {
  const say = useText(codeMessages);
  const { form, field } = useFormKit({
    schema: confirmSecondFactor.body!,
    blank: { code: '' },
    sentences: { code: say('needed') },
    refusalOf: () => (action.error === null ? undefined : sentenceOf(action.error)),
    onValid: onShown,
  });
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={submitLabel}
      tone={tone}
      busy={action.isPending}
      onClose={onClose}
    >
      <p>{text}</p>
      <CodeField {...field('code')} data-autofocus />
      <PasskeyButton purpose={purpose} busy={action.isPending} onUsed={(passkey) => onShown({ passkey })} />
    </FormDialog>
  );
}
