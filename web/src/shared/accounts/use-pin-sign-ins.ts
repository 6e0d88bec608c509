import { useCallback, useEffect, useState } from 'react';
import { type PinSignIn, listPinSignIns } from '../../lib/accounts/pin-sign-ins.js';

export function usePinSignIns() {
  const [kept, setKept] = useState<readonly PinSignIn[] | null>(null);
  const look = useCallback(() => void listPinSignIns().then(setKept), []);
  useEffect(() => {
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [look]);
  return { kept, look };
}
