/**
 * The natural proportions, in px, keep the place while the picture loads. The fallback serves browsers without srcset
 * or AVIF.
 */
export interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly avif: string;
  readonly webp: string;
  readonly fallback: string;
}

/** A page's `import.meta.glob` names only the pictures that it shows. */
type PictureFiles = Readonly<Record<string, string>>;

export function pictureOf(files: PictureFiles, name: string, width: number, height: number): Picture {
  const sizes = Object.entries(files)
    .map(([file, url]) => ({ url, match: /\/([a-z-]+)-(\d+)\.(\w+)$/.exec(file)! }))
    .filter(({ match }) => match[1] === name)
    .map(({ url, match }) => ({ url, width: Number(match[2]), format: match[3] }))
    .sort((a, b) => a.width - b.width);
  const sizesOf = (format: 'avif' | 'webp') => sizes.filter((size) => size.format === format);
  const srcset = (format: 'avif' | 'webp') =>
    sizesOf(format)
      .map((size) => `${size.url} ${size.width}w`)
      .join(', ');
  return {
    name,
    width,
    height,
    avif: srcset('avif'),
    webp: srcset('webp'),
    fallback: sizesOf('webp').at(-1)?.url ?? '',
  };
}
