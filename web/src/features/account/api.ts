import {
  type BodyOf,
  type changePassword,
  type ContactSeenBy,
  type BodyInputOf,
  type OwnerProof,
  type turnOffSecondFactor,
  kycConsentVersion,
} from '@deepam/contracts';
import { callApi, callPage, callFile } from '../../lib/api-client.js';
import { useRefresh, keyOf } from '../../lib/api/endpoint-query.js';
import { useAction } from '../../lib/api/use-action.js';
import { useRenewal } from '../../lib/auth/use-renewal.js';
import { useQuery, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { currentToken, endSession } from '../../lib/auth/session.js';
import { memberOf } from '../../lib/auth/token-expiry.js';
import { indianDay } from '../../lib/format/indian-day.js';
import { saveFile } from '../../lib/files/save-file.js';
import { addPasskey } from '../../lib/auth/passkeys.js';
import type { Proof } from '../../shared/decisions/proof-dialog.js';
import { useState } from 'react';
import type { IdempotencyKey } from '../../lib/api/build-request.js';
import { endDraft } from '../../lib/drafts/drafts.js';
import { profileDraft, type ProfileFields } from './profile-rules.js';

/** The change ends every session with the old password; the new token keeps this one. */
export function useChangePassword() {
  const renew = useRenewal();
  const refresh = useRefresh();
  return useAction({
    mutationFn: async (body: BodyOf<typeof changePassword>, key) => {
      const { token } = await callApi('changePassword', { key, body });
      await renew(token);
    },
    onSuccess: () => refresh('account'),
  });
}

export function useMoneyLeft() {
  const balance = useQuery({ queryKey: keyOf('balance'), queryFn: ({ signal }) => callApi('balance', { signal }) });
  const { data } = balance;
  // The sum of two amounts in rupees may have a rounding error, so it is rounded to whole paise.
  const left = data && Math.round((data.pending + data.available) * 100) / 100;
  return { left, error: balance.isError ? balance.error : null };
}

export const useCloseAccount = (onClosed: () => void) =>
  useAction({
    mutationFn: (waived: { waivedAmount?: number; waiver?: string }, key) =>
      callApi('closeAccount', { key, body: waived }),
    onSuccess: async () => {
      const memberId = memberOf(currentToken() ?? '');
      onClosed();
      const forgetting = import('../../lib/accounts/pin-sign-ins.js').then(({ deletePinSignIn }) =>
        deletePinSignIn(memberId ?? ''),
      );
      await forgetting.catch(() => undefined);
      await endSession('signed-out');
    },
  });

/** The server asks for the password if the last entry is old. */
export function useWithdrawKycConsent() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (_nothing: void, key) => callApi('withdrawKycConsent', { key }),
    onSettled: () => refresh('profile', 'account', 'membership'),
  });
}

export function useContactChoice() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (contactSeenBy: ContactSeenBy, key) => callApi('updateProfile', { key, body: { contactSeenBy } }),
    onSettled: () => refresh('profile', 'account'),
  });
}

const documentOpeningsQuery = () =>
  infiniteQueryOptions({
    queryKey: keyOf('documentOpenings'),
    queryFn: ({ pageParam, signal }) =>
      callPage('documentOpenings', { query: { limit: 10, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

export const useDocumentOpenings = () => useInfiniteQuery(documentOpeningsQuery());

/** Each look is recorded, so the numbers are only fetched on request and not cached. */
export const useDocuments = () => useAction({ mutationFn: () => callApi('documents'), gcTime: 0 });

interface Ends {
  readonly onSaved: (file: string) => void;
  readonly onFailed: (error: Error) => void;
}

export const useExportOwnData = ({ onSaved, onFailed }: Ends) =>
  useAction({
    mutationFn: async () => {
      const file = `my-data-${indianDay(new Date())}.json`;
      saveFile(file, await callFile('exportOwnData'));
      return file;
    },
    onSuccess: onSaved,
    onError: onFailed,
    gcTime: 0,
  });

/** If a second factor was required, the new token unlocks all calls. */
export function useAddPasskey() {
  const renew = useRenewal();
  const refresh = useRefresh();
  return useAction({
    mutationFn: async ({ name, proof }: { name: string; proof: Proof }) => {
      const { token } = await addPasskey(name, proof);
      await renew(token);
    },
    onSuccess: () => refresh('listPasskeys'),
  });
}

export function useRemovePasskey() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: ({ id, proof }: { id: string; proof: Proof }, key) =>
      callApi('removePasskey', { key, params: { id }, body: proof }),
    onSuccess: () => refresh('listPasskeys'),
  });
}

type Shown = BodyInputOf<typeof turnOffSecondFactor>;

export const useSecondFactor = () =>
  useQuery({ queryKey: keyOf('secondFactor'), queryFn: ({ signal }) => callApi('secondFactor', { signal }) });

/** The answer holds the secret, so it is not cached. */
export const useBeginSecondFactor = () =>
  useAction({ mutationFn: (proof: OwnerProof, key) => callApi('beginSecondFactor', { key, body: proof }), gcTime: 0 });

export function useConfirmSecondFactor() {
  const renew = useRenewal();
  const refresh = useRefresh();
  return useAction({
    mutationFn: async (code: string, key) => {
      const { token, recoveryCodes } = await callApi('confirmSecondFactor', { key, body: { code } });
      await renew(token);
      return recoveryCodes;
    },
    onSuccess: () => refresh('secondFactor'),
    gcTime: 0,
  });
}

export function useRenewRecoveryCodes() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (shown: Shown, key) => callApi('renewRecoveryCodes', { key, body: shown }),
    onSuccess: () => refresh('secondFactor'),
    gcTime: 0,
  });
}

export function useTurnOffSecondFactor() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (shown: Shown, key) => callApi('turnOffSecondFactor', { key, body: shown }),
    onSuccess: () => refresh('secondFactor'),
  });
}

export const useSessions = () =>
  useQuery({ queryKey: keyOf('listSessions'), queryFn: ({ signal }) => callApi('listSessions', { signal }) });

export function useEndSession() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (id: string, key) => callApi('endSession', { key, params: { id } }),
    onSettled: () => refresh('listSessions'),
  });
}

/** The fresh token keeps this session; all others end. */
export function useEndOtherSessions() {
  const renew = useRenewal();
  const refresh = useRefresh();
  return useAction({
    mutationFn: async (_nothing: void, key) => {
      const { token } = await callApi('endOtherSessions', { key });
      await renew(token);
    },
    onSettled: () => refresh('listSessions'),
  });
}

export const fileFields = ['avatar', 'idProof', 'panidProof'] as const;

export type FileFieldName = (typeof fileFields)[number];

export type ProfileFiles = Readonly<Record<FileFieldName, File | null>>;

export interface Sending {
  readonly field: FileFieldName;
  readonly share: number | null;
}

type Sent = { readonly key: IdempotencyKey; readonly onUploadProgress: (share: number) => void };

function upload(field: FileFieldName, file: File, sent: Sent): Promise<unknown> {
  switch (field) {
    case 'avatar':
      return callApi('uploadAvatar', { ...sent, files: { avatar: file } });
    case 'idProof':
      return callApi('uploadIdProof', { ...sent, files: { idProof: file } });
    case 'panidProof':
      return callApi('uploadPanIdProof', { ...sent, files: { panidProof: file } });
  }
}

interface Entry {
  readonly fields: Partial<ProfileFields>;
  readonly files: ProfileFiles;
  readonly givesConsent: boolean;
}

/**
 * Saves consent and fields, then the files one after the other. After an error `sending` still names the failed file.
 */
export function useUpdateProfile() {
  const refresh = useRefresh();
  const [sending, setSending] = useState<Sending | null>(null);
  const mutation = useAction({
    mutationFn: async ({ fields, files, givesConsent: consents }: Entry, key) => {
      setSending(null);
      if (consents) await callApi('giveKycConsent', { key, body: { version: kycConsentVersion } });
      await callApi('updateProfile', { key, body: fields });
      for (const field of fileFields) {
        const file = files[field];
        if (file !== null)
          await upload(field, file, { key, onUploadProgress: (share) => setSending({ field, share }) });
      }
    },
    onSuccess: () => endDraft(profileDraft.form),
    onSettled: () => {
      setSending((last) => last && { ...last, share: null });
      return refresh('profile', 'account', 'membership', 'dashboard');
    },
  });
  return { ...mutation, sending };
}
