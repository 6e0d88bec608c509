import { useCallback } from 'react';

export function FilePreview({ file, ...image }: { file: File; alt: string; className?: string; onError?: () => void }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} {...image} />;
}
