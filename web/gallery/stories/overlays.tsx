import { z } from 'zod';
import { ConfirmDialog } from '../../src/components/ui/confirm-dialog.js';
import { Dialog } from '../../src/components/ui/dialog.js';
import { Button } from '../../src/components/ui/button.js';
import { FormDialog } from '../../src/components/ui/form-dialog.js';
import { LoadingBox } from '../../src/components/ui/loading-box.js';
import { ReasonDialog } from '../../src/components/ui/reason-dialog.js';
import { TextField } from '../../src/components/ui/text-field.js';
import { Toasts } from '../../src/components/ui/toasts.js';
import { useFormKit } from '../../src/components/ui/use-form-kit.js';
import { AskBeforeLeaving } from '../../src/components/ui/use-leaving.js';
import { whileBusy } from '../../src/lib/api/busy.js';
import { showToast } from '../../src/lib/toast.js';
import { longName, nothing, type Story, useWords } from '../story.js';
import { Opener, Row } from './parts.js';

const sizes = ['normal', 'wide', 'full', 'sheet', 'peek'] as const;

function Dialogs() {
  const { dialog, ui, register } = useWords();
  return (
    <Row opens>
      {sizes.map((size) => (
        <Opener key={size} label={size}>
          {(close) => (
            <Dialog
              open
              size={size}
              title={`${dialog('memberDetails')}: ${longName}`}
              onClose={close}
              footer={
                <Button variant="secondary" onClick={close}>
                  {ui('close')}
                </Button>
              }
            >
              <p>{register('nextApproval')}</p>
              <p>{dialog('closedOn', { date: '30 Nov 2026' })}</p>
            </Dialog>
          )}
        </Opener>
      ))}
    </Row>
  );
}

export const dialog: Story = { of: { Dialog }, states: { 'Each size': Dialogs } };

function Confirms() {
  const { payout, dialog, ui } = useWords();
  const parts = { onConfirm: nothing, title: payout('approveTitle') };
  const lead = payout('approveLead', { amount: '₹750', name: longName });
  return (
    <Row opens>
      <Opener label={payout('approve')}>
        {(close) => (
          <ConfirmDialog open {...parts} confirmLabel={payout('approve')} onCancel={close}>
            <p>{lead}</p>
          </ConfirmDialog>
        )}
      </Opener>
      <Opener label={payout('reject')}>
        {(close) => (
          <ConfirmDialog open {...parts} tone="danger" isReady={false} onCancel={close}>
            <p>{lead}</p>
          </ConfirmDialog>
        )}
      </Opener>
      <Opener label={ui('working')}>
        {(close) => (
          <ConfirmDialog open {...parts} busy canLeave cancelLabel={dialog('leave')} onCancel={close}>
            <p>{dialog('goingOnText')}</p>
          </ConfirmDialog>
        )}
      </Opener>
    </Row>
  );
}

export const confirmDialog: Story = { of: { ConfirmDialog }, states: { 'Ready, not ready, busy': Confirms } };

function AmountForm({ close, failure, busy = false }: { close: () => void; failure?: string; busy?: boolean }) {
  const { payout } = useWords();
  const { form, field } = useFormKit({
    schema: z.object({ amount: z.string().min(1) }),
    blank: { amount: '' },
    sentences: { amount: payout('amountNeeded') },
    onValid: close,
  });
  return (
    <FormDialog
      title={payout('requestTitle')}
      form={form}
      submitLabel={payout('submit')}
      busy={busy}
      failure={failure}
      draft={{ since: Date.parse('2026-11-30T06:00:00Z'), discard: nothing }}
      onClose={close}
    >
      <TextField
        {...field('amount')}
        label={payout('amount')}
        hint={payout('amountHint', { available: '₹12,34,567.89' })}
        inputMode="decimal"
      />
    </FormDialog>
  );
}

function Forms() {
  const { payout, dialog } = useWords();
  const failure = dialog('notSent', { button: payout('submit') });
  return (
    <Row opens>
      <Opener label={payout('requestButton')}>{(close) => <AmountForm close={close} />}</Opener>
      <Opener label={payout('tryAgain')}>{(close) => <AmountForm close={close} failure={failure} />}</Opener>
    </Row>
  );
}

export const formDialog: Story = { of: { FormDialog }, states: { 'Empty, and after a failure': Forms } };

function Reasons() {
  const { payout, register, wallet } = useWords();
  return (
    <Row opens>
      <Opener label={payout('reject')}>
        {(close) => (
          <ReasonDialog
            title={payout('reject')}
            confirmLabel={payout('reject')}
            busy={false}
            often={{ label: payout('reject'), reasons: [register('codeMistyped'), wallet('bankMissing')] }}
            onConfirm={close}
            onCancel={close}
          >
            {payout('approveLead', { amount: '₹750', name: longName })}
          </ReasonDialog>
        )}
      </Opener>
    </Row>
  );
}

export const reasonDialog: Story = { of: { ReasonDialog }, states: { 'Frequent reasons': Reasons } };

function Shown() {
  const { payout, dialog } = useWords();
  return (
    <Row>
      <Button variant="secondary" onClick={() => showToast(payout('requested'), 'success')}>
        Success
      </Button>
      <Button variant="secondary" onClick={() => showToast(dialog('sendingText'), 'info', longName)}>
        Information
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          showToast(
            payout('toSendFailed', { error: dialog('imageFailed') }),
            'failure',
            undefined,
            <a href="#story">{payout('writeToUs')}</a>,
          )
        }
      >
        Failure
      </Button>
    </Row>
  );
}

export const toasts: Story = { of: { Toasts }, states: { 'Each tone': Shown } };

function Busy() {
  const { ui } = useWords();
  return (
    <>
      <Button variant="secondary" onClick={() => void whileBusy(() => new Promise((done) => setTimeout(done, 2_000)))}>
        {ui('working')}
      </Button>
      <LoadingBox />
    </>
  );
}

export const loadingBox: Story = { of: { LoadingBox }, states: { 'For two seconds': Busy } };

/** The question opens at Back or at a link of the product, which a gallery has not: only its guard is here. */
export const askBeforeLeaving: Story = {
  of: { AskBeforeLeaving },
  states: { 'Nothing was entered': () => <AskBeforeLeaving isSending={false} isChanged={false} /> },
};
