import type { addMember, BodyOf } from '@deepam/contracts';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import type { Answer } from '../../../lib/api/endpoint-types.js';
import { useAction } from '../../../lib/api/use-action.js';
import { endDraft } from '../../../lib/drafts/drafts.js';

type NewMember = BodyOf<typeof addMember> & { readonly planProof: File };
export type AddedMember = Answer<'addMember'>;

export function useAddMember() {
  const refresh = useRefresh();
  return useAction({
    draft: 'addMember',
    mutationFn: ({ planProof, ...body }: NewMember, key) => callApi('addMember', { key, body, files: { planProof } }),
    onSuccess: () => endDraft('add-member'),
    onSettled: () => refresh('memberNetwork', 'networkChildren', 'dashboard', 'membership'),
  });
}
