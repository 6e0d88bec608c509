import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.js';
import { keyOf, useRefresh } from '../../lib/api/endpoint-query.js';
import type { BodyInputOf, addRole, addStaff } from '@deepam/contracts';
import type { IdempotencyKey } from '../../lib/api/build-request.js';
import { useAction } from '../../lib/api/use-action.js';
import { useGuardedAction } from '../../lib/approval/use-guarded-action.js';

export const useStaff = () =>
  useQuery({ queryKey: keyOf('listStaff'), queryFn: ({ signal }) => callApi('listStaff', { signal }) });

export const useRoles = () =>
  useQuery({ queryKey: keyOf('listRoles'), queryFn: ({ signal }) => callApi('listRoles', { signal }) });

/** Each change shows in both lists: roles count their people. */
function useStaffAction<Input, Output>(mutationFn: (input: Input, key: IdempotencyKey) => Promise<Output>) {
  const refresh = useRefresh();
  return useAction({ mutationFn, onSettled: () => refresh('listStaff', 'listRoles'), gcTime: 0 });
}

function useGuardedStaffAction<Input, Output>(mutationFn: (input: Input, key: IdempotencyKey) => Promise<Output>) {
  const refresh = useRefresh();
  return useGuardedAction({ mutationFn, onSettled: () => refresh('listStaff', 'listRoles'), gcTime: 0 });
}

export const useAddStaff = () =>
  useStaffAction((body: BodyInputOf<typeof addStaff>, key) => callApi('addStaff', { key, body }));

export const useChangeStaffRole = (id: string) =>
  useGuardedStaffAction((roleId: string, key: IdempotencyKey) =>
    callApi('changeStaffRole', { key, params: { id }, body: { roleId } }),
  );

export const useSwitchStaff = (id: string, isDisabled: boolean) =>
  useGuardedStaffAction((_nothing: void, key: IdempotencyKey) =>
    callApi(isDisabled ? 'enableStaff' : 'disableStaff', { key, params: { id } }),
  );

export const useSaveRole = (id: string | null) =>
  useGuardedStaffAction((body: BodyInputOf<typeof addRole>, key: IdempotencyKey) =>
    id === null ? callApi('addRole', { key, body }) : callApi('changeRole', { key, params: { id }, body }),
  );

export const useDeleteRole = (id: string) =>
  useStaffAction((_nothing: void, key) => callApi('deleteRole', { key, params: { id } }));
