import { kycConsentVersion } from '@deepam/contracts';
import { useState } from 'react';
import { callApi } from '../../../lib/api-client.js';
import type { IdempotencyKey } from '../../../lib/api/build-request.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';
import { endDraft } from '../../../lib/drafts/drafts.js';
import { profileDraft, type ProfileFields } from '../profile-rules.js';

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
  readonly consents: boolean;
}

/**
 * Saves consent and fields, then the files one after the other. After an error `sending` still names the failed file.
 */
export function useUpdateProfile() {
  const refresh = useRefresh();
  const [sending, setSending] = useState<Sending | null>(null);
  const mutation = useAction({
    mutationFn: async ({ fields, files, consents }: Entry, key) => {
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
