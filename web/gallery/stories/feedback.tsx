import { ButtonLink } from '../../src/components/ui/button.js';
import { EmptyState, ErrorState, LoadingState, Skeleton } from '../../src/components/ui/states.js';
import { WarningNotice } from '../../src/components/ui/warning-notice.js';
import { nothing, type Story, useWords } from '../story.js';

function Empty({ withAction = false, isPage }: { withAction?: boolean; isPage?: boolean }) {
  const { wallet, payout } = useWords();
  return (
    <EmptyState title={payout('historyEmpty')} icon={withAction ? 'wallet' : undefined} isPage={isPage}>
      <p>{payout('historyEmptyHint')}</p>
      {withAction && <ButtonLink to="/plans">{wallet('seePlans')}</ButtonLink>}
    </EmptyState>
  );
}

export const emptyState: Story = {
  of: { EmptyState },
  states: {
    Default: () => <Empty />,
    'With an action': () => <Empty withAction />,
    'Whole page': () => <Empty isPage />,
  },
};

function Failed({ canRetry = false }: { canRetry?: boolean }) {
  const { ui } = useWords();
  return (
    <ErrorState
      error={new Error('There is no server here.')}
      title={canRetry ? undefined : ui('fileHeic')}
      onRetry={canRetry ? nothing : undefined}
    />
  );
}

export const errorState: Story = {
  of: { ErrorState },
  states: { 'With a retry': () => <Failed canRetry />, 'Long title': () => <Failed /> },
};

function Exporting() {
  const { wallet } = useWords();
  return <LoadingState text={wallet('nextWaiting', { amount: '₹750' })} />;
}

export const loadingState: Story = {
  of: { LoadingState, Skeleton },
  states: {
    Default: () => <LoadingState />,
    'Own text': Exporting,
    Skeleton: () => <Skeleton height="3rem" width="60%" />,
  },
};

export const loadingStateInBackOffice: Story = {
  of: { LoadingState },
  isBackOffice: true,
  states: { List: () => <LoadingState isList /> },
};

export const loadingStateWithoutConnection: Story = {
  of: { LoadingState },
  isOffline: true,
  states: {
    'Never opened before': () => <LoadingState />,
    'Never kept on the device': () => <LoadingState neverKept isList />,
  },
};

function Warning({ tone }: { tone?: 'bad' | 'warn' }) {
  const { wallet, register } = useWords();
  return (
    <WarningNotice title={wallet('bankMissing')} lead={wallet('bankHeld', { moment: '30 Nov, 18:30' })} tone={tone}>
      {tone === 'warn' && (
        <ul>
          <li>{register('nextPlan')}</li>
          <li>{register('nextProfile')}</li>
        </ul>
      )}
    </WarningNotice>
  );
}

export const warningNotice: Story = {
  of: { WarningNotice },
  states: { Bad: () => <Warning />, 'Warning with a list': () => <Warning tone="warn" /> },
};
