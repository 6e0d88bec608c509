import { useState } from 'react';

export function useOptionalFile() {
  const [file, setFile] = useState<File | null>(null);
  const [isUndecided, setUndecided] = useState(false);
  return { file, isUndecided, field: { file, onChange: setFile, onUndecided: setUndecided } };
}
