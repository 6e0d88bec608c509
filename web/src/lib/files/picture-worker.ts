export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface PictureJob {
  readonly file: File;
  readonly size: PictureSize;
}

/** Answers a job with a JPEG of the given size, or with null if the browser can't read the picture. */
self.addEventListener('message', ({ data }: MessageEvent<PictureJob>) => {
  void drawJpeg(data).then(
    (jpeg) => self.postMessage(jpeg),
    () => self.postMessage(null),
  );
});

async function drawJpeg({ file, size }: PictureJob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: size.width,
    resizeHeight: size.height,
    resizeQuality: 'high',
  });
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d')!;
  // JPEG has no transparency: transparent areas become white, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
}
