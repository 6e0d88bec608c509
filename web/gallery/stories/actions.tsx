import { Button, ButtonAnchor, ButtonLink } from '../../src/components/ui/button.js';
import { ConfirmDialog } from '../../src/components/ui/confirm-dialog.js';
import { CopyButton } from '../../src/components/ui/copy-button.js';
import { DialogButtons } from '../../src/components/ui/dialog-buttons.js';
import { ExportButton } from '../../src/components/ui/export-button.js';
import { Icon } from '../../src/components/ui/icon.js';
import { IconButton } from '../../src/components/ui/icon-button.js';
import { MenuButton } from '../../src/components/ui/menu-button.js';
import { MoreButton } from '../../src/components/ui/more-button.js';
import { OnlyOne } from '../../src/components/ui/only-one.js';
import { RowActions } from '../../src/components/ui/row-actions.js';
import { Shortcuts } from '../../src/components/ui/shortcuts.js';
import { showToast } from '../../src/lib/toast.js';
import { nothing, type Story, useWords } from '../story.js';
import { Kept, Row } from './parts.js';

const variants = ['primary', 'secondary', 'quiet', 'danger', 'outlinedDanger'] as const;

function Buttons({ size, ...rest }: { size?: 'small'; disabled?: boolean; busy?: boolean }) {
  const { payout } = useWords();
  return (
    <Row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} size={size} {...rest}>
          {payout('askApproval')}
        </Button>
      ))}
    </Row>
  );
}

function WideButton() {
  const { payout } = useWords();
  return (
    <Button wide onClick={nothing}>
      {payout('requestButton')}
    </Button>
  );
}

function Links() {
  const { wallet, dialog } = useWords();
  return (
    <Row>
      <ButtonLink to="/plans">{wallet('seePlans')}</ButtonLink>
      <ButtonAnchor variant="secondary" href="#story">
        {dialog('openInTab')}
      </ButtonAnchor>
    </Row>
  );
}

function Submit() {
  const { payout } = useWords();
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Button type="submit">{payout('submit')}</Button>
    </form>
  );
}

export const button: Story = {
  of: { Button, ButtonLink, ButtonAnchor },
  states: {
    Default: () => <Buttons />,
    Small: () => <Buttons size="small" />,
    Disabled: () => <Buttons disabled />,
    Busy: () => <Buttons busy />,
    Wide: WideButton,
    Links,
  },
};

export const buttonWithoutConnection: Story = {
  of: { Button },
  isOffline: true,
  states: { 'Sends to the server': Submit, 'Works on the device': () => <Buttons /> },
};

function IconButtons({ round, disabled }: { round?: boolean; disabled?: boolean }) {
  const { dialog, ui } = useWords();
  return (
    <Row>
      <IconButton icon="plus" label={dialog('zoomIn')} round={round} disabled={disabled} />
      <IconButton icon="minus" label={dialog('zoomOut')} round={round} disabled={disabled} />
      <IconButton icon="close" label={ui('close')} round={round} disabled={disabled} />
    </Row>
  );
}

export const iconButton: Story = {
  of: { IconButton, Icon },
  states: {
    Default: () => <IconButtons />,
    Round: () => <IconButtons round />,
    Disabled: () => <IconButtons disabled />,
  },
};

function Copy() {
  const { dialog } = useWords();
  return (
    <Row>
      <code>FL7K2M9QX</code>
      <CopyButton value="FL7K2M9QX" what={dialog('referralCode')} />
    </Row>
  );
}

export const copyButton: Story = { of: { CopyButton }, states: { Default: Copy } };

function Menu({ busy }: { busy?: boolean }) {
  const { payout, desk } = useWords();
  const items = [
    { label: payout('approve'), onChoose: () => showToast(payout('statusApproved'), 'success') },
    { label: payout('view'), isRead: true, onChoose: nothing },
    { label: payout('reject'), isDanger: true, onChoose: nothing },
  ];
  return (
    <MenuButton variant="secondary" menuLabel={desk('moreActions')} items={items} busy={busy}>
      {desk('moreActions')}
    </MenuButton>
  );
}

export const menuButton: Story = {
  of: { MenuButton },
  states: { Default: () => <Menu />, Busy: () => <Menu busy /> },
};

function Actions({ isOnly = false }: { isOnly?: boolean }) {
  const { payout } = useWords();
  const first = { label: payout('approve'), look: 'primary' as const, onChoose: nothing };
  const rest = [
    { label: payout('reject'), isDanger: true, onChoose: nothing },
    { label: payout('askApproval'), onChoose: nothing },
  ];
  const id = isOnly ? 'only-row' : 'first-row';
  return (
    <Row>
      <span id={id}>Asha Patil</span>
      <RowActions describedBy={id} items={isOnly ? [first] : [first, ...rest]} />
    </Row>
  );
}

export const rowActions: Story = {
  of: { RowActions },
  isBackOffice: true,
  states: { 'Several actions': () => <Actions />, 'One action': () => <Actions isOnly /> },
};

function DialogChoices() {
  const { payout, dialog } = useWords();
  const choice = (label: string, disabled = false) => ({
    label,
    disabled,
    dialog: (close: () => void) => (
      <ConfirmDialog open title={label} onConfirm={close} onCancel={close}>
        <p>{dialog('goingOnText')}</p>
      </ConfirmDialog>
    ),
  });
  return (
    <Row opens>
      <DialogButtons
        choices={[
          choice(payout('requestButton')),
          choice(payout('historyButton')),
          choice(payout('payoutsButton'), true),
        ]}
      />
    </Row>
  );
}

export const dialogButtons: Story = { of: { DialogButtons }, states: { Default: DialogChoices } };

function More({ isFetchingNextPage }: { isFetchingNextPage: boolean }) {
  return (
    <>
      <ul>
        <li>FL7K2M9QX</li>
      </ul>
      <MoreButton list={{ hasNextPage: true, isFetchingNextPage, fetchNextPage: nothing }} />
    </>
  );
}

export const moreButton: Story = {
  of: { MoreButton },
  states: { Default: () => <More isFetchingNextPage={false} />, Loading: () => <More isFetchingNextPage /> },
};

function Export({ isEndless }: { isEndless: boolean }) {
  const { payout } = useWords();
  return (
    <ExportButton
      name="payouts"
      what={payout('payoutsTitle')}
      load={() =>
        isEndless ? new Promise<never>(() => undefined) : Promise.reject(new Error('There is no server here.'))
      }
    />
  );
}

export const exportButton: Story = {
  of: { ExportButton },
  states: { 'Fails when pressed': () => <Export isEndless={false} />, 'Stays busy': () => <Export isEndless /> },
};

export const onlyOne: Story = {
  of: { OnlyOne },
  states: {
    Default: () => <Kept<boolean> start>{(isShown, show) => isShown && <OnlyOne onAll={() => show(false)} />}</Kept>,
  },
};

export const shortcuts: Story = {
  of: { Shortcuts },
  isBackOffice: true,
  states: {
    'Keys of the lists': () => (
      <Row opens>
        <Shortcuts />
      </Row>
    ),
  },
};
