import { closedAccountName } from '@deepam/contracts';
import type { Collection } from 'mongoose';

/**
 * Removes the name of a member from the elements of a list, bypassing the model: otherwise immutable documents may
 * lose a name.
 * @param idField the field of an element with the member's id, next to its `name`
 */
export async function forgetInList(
  { collection }: { readonly collection: Collection },
  list: string,
  idField: string,
  memberId: string,
): Promise<void> {
  await collection.updateMany(
    { [`${list}.${idField}`]: memberId },
    { $set: { [`${list}.$[one].name`]: closedAccountName } },
    { arrayFilters: [{ [`one.${idField}`]: memberId }] },
  );
}
