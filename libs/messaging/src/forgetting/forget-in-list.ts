import { closedAccountName } from '@deepam/contracts';
import type { Collection } from 'mongoose';

/**
 * Takes the name of a member out of the elements of a list, past the model: documents that change in nothing else may lose a name.
 * @param idField of an element, beside its `name`
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
