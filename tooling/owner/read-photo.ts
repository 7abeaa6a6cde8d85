import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

/** Twice the widest place that shows one. */
const PUBLISHED_PIXELS = 1600;
/** A larger one takes a gigabyte to decode. */
const MAX_PIXELS = 10_000;

const TYPES = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif' } as const;
const isKnown = (extension: string): extension is keyof typeof TYPES => extension in TYPES;

export interface Photo {
  /** Path below the site's root. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/**
 * Decodes a photograph and encodes it again: upright, at most 1600 pixels, and without metadata, which may name the
 * place where it was taken. Returns a sentence for one that cannot be published.
 */
export async function readPhoto(file: string): Promise<Photo | string> {
  const extension = extname(file).slice(1).toLowerCase();
  if (!isKnown(extension)) return 'it is no JPEG, PNG, WebP or AVIF; export it as one of them';
  const { default: sharp } = await import('sharp');
  try {
    // Its own limit would refuse without the size.
    const picture = sharp(readFileSync(file), { limitInputPixels: false });
    const { format, compression, width, height } = await picture.metadata();
    const isPhotograph = ['jpeg', 'png', 'webp'].includes(format) || (format === 'heif' && compression === 'av1');
    if (!isPhotograph) return `it is ${describeFormat(format, compression)}; export it as JPEG, PNG, WebP or AVIF`;
    if (Math.max(width, height) > MAX_PIXELS)
      return `it has ${width} × ${height} pixels, and ${MAX_PIXELS} a side are the most; make it smaller`;
    const bytes = await picture
      .autoOrient()
      .resize({ width: PUBLISHED_PIXELS, height: PUBLISHED_PIXELS, fit: 'inside', withoutEnlargement: true })
      .toFormat(TYPES[extension])
      .toBuffer();
    return { path: `/photo.${extension}`, bytes };
  } catch {
    return 'it cannot be read as a picture; export it again as JPEG, PNG, WebP or AVIF';
  }
}

const describeFormat = (format: string, compression: string | undefined): string =>
  format === 'heif' ? `HEIC (${compression ?? 'unknown'})` : format.toUpperCase();
