import type { Database, Documents } from '@deepam/platform';
import { withMethods } from './with-methods.js';

type AnyDocuments = Documents<Record<string, unknown>>;

/** A database that does something wrong with the documents of one kind. */
export const wrongDocuments =
  (model: string, wrong: (right: AnyDocuments) => Partial<AnyDocuments>) =>
  (database: Database): Database =>
    withMethods(database, {
      documents: <T>(name: string): Documents<T> => {
        const right = database.documents<T>(name);
        if (name !== model) return right;
        const those = right as unknown as AnyDocuments;
        return withMethods(those, wrong(those)) as unknown as Documents<T>;
      },
    });
