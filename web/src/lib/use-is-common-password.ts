import { isCommonPassword, minPasswordLength } from '@deepam/contracts';
import { useEffect, useState } from 'react';

/** The list has a chunk of its own, loaded during typing; if it fails to load, the server decides. */
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
