import { Button } from '../../src/components/ui/button.js';
import { Fold } from '../../src/components/ui/fold.js';
import { PageHeader } from '../../src/components/ui/page-header.js';
import { PageTabs } from '../../src/components/ui/page-tabs.js';
import { Panel, Panels } from '../../src/components/ui/panel.js';
import { PrintedSheet } from '../../src/components/ui/printed-sheet.js';
import { Card, GuideLine, Page } from '../../src/components/ui/surface.js';
import { longName, type Story, useWords } from '../story.js';

function Header({ isLong = false }: { isLong?: boolean }) {
  const { statement } = useWords();
  return (
    <PageHeader
      title={isLong ? statement('titleOf', { name: longName }) : statement('title')}
      lead={statement('lead')}
      actions={isLong ? <Button variant="secondary">{statement('print')}</Button> : undefined}
    />
  );
}

export const pageHeader: Story = {
  of: { PageHeader },
  states: { Default: () => <Header />, 'Long title, with an action': () => <Header isLong /> },
};

function Tabs() {
  const { statement } = useWords();
  const periods = ['thisMonth', 'lastMonth', 'thisYear', 'all'] as const;
  const tabs = periods.map((period, place) => ({
    to: `?period=${period}`,
    label: statement(`quick.${period}`),
    isOpen: place === 0,
  }));
  return <PageTabs label={statement('period')} tabs={tabs} />;
}

export const pageTabs: Story = { of: { PageTabs }, states: { Default: Tabs } };

function DeskTabs() {
  const { payout } = useWords();
  const states = ['requested', 'owed', 'in-transfer', 'paid', 'paid-twice', 'rejected'] as const;
  const tabs = states.map((state, place) => ({
    to: `?show=${state}`,
    label: payout(`payable.${state}`),
    isOpen: place === 0,
  }));
  return <PageTabs label={payout('payablesTitle')} tabs={tabs} />;
}

export const pageTabsInBackOffice: Story = { of: { PageTabs }, isBackOffice: true, states: { Default: DeskTabs } };

function Parts({ isWholePage }: { isWholePage?: boolean }) {
  const { payout, register } = useWords();
  return (
    <Panels>
      <Panel
        title={payout('panelTitle')}
        lead={payout('panelEmptyHint')}
        actions={<Button variant="secondary">{payout('tryAgain')}</Button>}
        isWholePage={isWholePage}
      >
        <p>{register('nextPlan')}</p>
      </Panel>
    </Panels>
  );
}

export const panel: Story = {
  of: { Panel, Panels },
  states: { Default: () => <Parts />, 'Whole page': () => <Parts isWholePage /> },
};

export const panelInBackOffice: Story = { of: { Panel }, isBackOffice: true, states: { Default: () => <Parts /> } };

function Surfaces() {
  const { register } = useWords();
  return (
    <Page width="reading">
      <Card>
        <h3>{register('nextTitle')}</h3>
        <p>{register('nextApproval')}</p>
      </Card>
      <GuideLine guide="pay" isFirst />
    </Page>
  );
}

export const surface: Story = { of: { Page, Card, GuideLine }, states: { 'Card and guide': Surfaces } };

function Folded({ startsOpen }: { startsOpen?: boolean }) {
  const { register, wallet } = useWords();
  return (
    <Fold title={startsOpen ? wallet('whatWaits') : register('nextTitle')} startsOpen={startsOpen}>
      <p>{register('nextPlan')}</p>
    </Fold>
  );
}

export const fold: Story = {
  of: { Fold },
  states: { 'Closed on a phone': () => <Folded />, 'Starts open': () => <Folded startsOpen /> },
};

function Sheet() {
  const { statement } = useWords();
  return (
    <PrintedSheet
      title={statement('title')}
      member={{ name: longName, referralCode: 'FL7K2M9QX' }}
      facts={[statement('whole')]}
    >
      <p>{statement('lead')}</p>
    </PrintedSheet>
  );
}

/** The screen shows nothing of it: the preview of the print does. */
export const printedSheet: Story = { of: { PrintedSheet }, states: { 'On paper': Sheet } };
