import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import type { ProfileFields } from '../profile-rules.js';

export const fileFields = ['avatar', 'idProof', 'panidProof'] as const;
export type FileFieldName = (typeof fileFields)[number];
export type ProfileFiles = Readonly<Record<FileFieldName, File | null>>;

/** Which file is on its way, and the share of it that has been sent; `share` is null once the work has ended. */
export interface Sending {
  readonly field: FileFieldName;
  readonly share: number | null;
}

function upload(field: FileFieldName, file: File, onUploadProgress: (share: number) => void): Promise<unknown> {
  switch (field) {
    case 'avatar':
      return callApi('uploadAvatar', { files: { avatar: file }, onUploadProgress });
    case 'idProof':
      return callApi('uploadIdProof', { files: { idProof: file }, onUploadProgress });
    case 'panidProof':
      return callApi('uploadPanIdProof', { files: { panidProof: file }, onUploadProgress });
  }
}

/** Saves the fields, then the files one after the other. After a failure `sending` still names the file that failed. */
export function useUpdateProfile() {
  const refresh = useRefresh();
  const [sending, setSending] = useState<Sending | null>(null);
  const mutation = useMutation({
    mutationFn: async ({ fields, files }: { fields: Partial<ProfileFields>; files: ProfileFiles }) => {
      setSending(null);
      await callApi('updateProfile', { body: fields });
      for (const field of fileFields) {
        const file = files[field];
        if (file !== null) await upload(field, file, (share) => setSending({ field, share }));
      }
    },
    onSettled: () => {
      setSending((last) => last && { ...last, share: null });
      return refresh('profile', 'account', 'membership', 'dashboard');
    },
  });
  return { ...mutation, sending };
}
