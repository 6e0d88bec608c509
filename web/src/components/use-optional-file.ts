import { useState } from 'react';

/** A file that may be left out, in a form that waits until it is ready, replaced or left out. */
export function useOptionalFile() {
  const [file, setFile] = useState<File | null>(null);
  const [isUndecided, setUndecided] = useState(false);
  return { file, isUndecided, field: { file, onChange: setFile, onUndecided: setUndecided } };
}
