import { Component, type ReactNode } from 'react';
import { Button } from '../components/ui/button.js';
import { EmptyState } from '../components/ui/states.js';
import { noteError } from '../lib/errors/note-error.js';
import { connectivity } from '../lib/connectivity.js';
import { textOf } from '../lib/i18n/use-text.js';
import { appMessages } from './messages.js';

/** Shows an error message instead of a blank page after a render error, such as a missing chunk of an older build. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    noteError('drawing', error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const t = textOf(appMessages);
    const online = navigator.onLine && connectivity.get().isOnline;
    return (
      <EmptyState title={t(online ? 'crashTitle' : 'offlineTitle')} icon="alert" isPage>
        <p>{t(online ? 'crashText' : 'offlineText')}</p>
        <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
      </EmptyState>
    );
  }
}
