import type { Permission } from '@deepam/contracts';
import { afterEach, expect } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { AddressRouter } from '../src/app/address-router.js';
import { App } from '../src/app/app.js';
import { sentenceSource } from '../src/languages/sentence-source.js';
import { queryClient } from '../src/lib/api/query-client.js';
import { session } from '../src/lib/auth/session.js';
import { chooseLanguage, type Language, prepareArea, translateFrom } from '../src/lib/i18n/language.js';
import { connectivity } from '../src/lib/connectivity.js';
import { toasts } from '../src/lib/toast.js';
import { type Answers, StubServer } from './answers.js';
import { uploadsBy } from './uploads.js';

export { exampleOf, held, listPage, refused } from './answers.js';

export const memberId = '65f000000000000000000002';

export type Reader = 'visitor' | 'member' | 'head' | readonly Permission[];

interface Circumstances {
  readonly as?: Reader;
  readonly answers?: Answers;
  readonly language?: Language;
  readonly width?: number;
  readonly claims?: object;
}

export interface Visit {
  readonly user: UserEvent;
  readonly server: StubServer;
}

translateFrom(sentenceSource);
let server = new StubServer();

const base64 = (value: object): string => btoa(JSON.stringify(value));
const seconds = (): number => Math.floor(Date.now() / 1000);

export function tokenWith(claims: object = {}): string {
  const payload = { sub: memberId, exp: seconds() + 36_000, auth_time: seconds(), ...claims };
  return `${base64({ alg: 'none' })}.${base64(payload)}.sign`;
}

function logIn(as: Reader, claims: object): void {
  if (as === 'visitor') return session.set({ status: 'out', reason: null });
  const permissions = typeof as === 'string' ? {} : { permissions: as };
  session.set({ status: 'in', token: tokenWith({ ...permissions, ...claims }), isHead: as === 'head' });
}

async function begin({ as = 'visitor', answers = {}, language = 'en', width = 1280, claims = {} }: Circumstances) {
  server = new StubServer();
  server.answers = answers;
  Object.assign(globalThis, { fetch: server.fetch, XMLHttpRequest: uploadsBy(server.fetch), innerWidth: width });
  logIn(as, claims);
  await prepareArea('members');
  await prepareArea('head');
  await chooseLanguage(language);
  return { user: userEvent.setup({ advanceTimers: () => undefined }), server };
}

export async function visit(address: string, circumstances: Circumstances = {}): Promise<Visit> {
  window.history.replaceState(null, '', address);
  const visit = await begin(circumstances);
  await act(async () => void render(<App within={(routes) => <AddressRouter>{routes}</AddressRouter>} />));
  return visit;
}

export async function speak(language: Language): Promise<void> {
  await act(async () => void (await chooseLanguage(language)));
}

export async function show(component: ReactElement, circumstances: Circumstances = {}): Promise<Visit> {
  const visit = await begin(circumstances);
  await act(
    async () =>
      void render(
        <QueryClientProvider client={queryClient}>
          <AddressRouter>{component}</AddressRouter>
        </QueryClientProvider>,
      ),
  );
  return visit;
}

/** Needs a layout or a style sheet, which jsdom lacks: the browser specs look at it. */
const ofBrowser = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };

export async function barriers(): Promise<string[]> {
  const { violations } = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: ofBrowser,
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  );
}

export const picture = (name = 'proof.png'): File =>
  new File(
    [
      Uint8Array.from(
        atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
        (sign) => sign.charCodeAt(0),
      ),
    ],
    name,
    { type: 'image/png' },
  );

afterEach(() => {
  expect(server.faults).toEqual([]);
  queryClient.clear();
  session.set({ status: 'out', reason: null });
  connectivity.set({ isOnline: true, lastOnlineAt: null });
  toasts.set([]);
  localStorage.clear();
  sessionStorage.clear();
});
