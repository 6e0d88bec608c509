import type { Database, Documents } from '@deepam/platform';
import { withMethods } from './with-methods.js';

type AnyDocuments = Documents<Record<string, unknown>>;

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
