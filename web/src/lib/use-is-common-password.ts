import { isCommonPassword, minPasswordLength } from '@deepam/contracts';
import { useEffect, useState } from 'react';

/**
 * Whether what is typed is one of the most common passwords. The list comes in a chunk of its own while somebody types; where it
 * cannot be loaded, the server judges.
 */
export function useIsCommonPassword(typed: string): boolean {
  const [common, setCommon] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (typed.length >= minPasswordLength) {
      isCommonPassword(typed).then(
        (found) => isCurrent && setCommon(found ? typed : null),
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [typed]);
  return common === typed;
}
