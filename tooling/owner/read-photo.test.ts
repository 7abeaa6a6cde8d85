import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { readPhoto } from './read-photo.ts';

const folder = mkdtempSync(join(tmpdir(), 'asad-photo-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (name: string, bytes: Uint8Array | string) => {
  writeFileSync(join(folder, name), bytes);
  return readPhoto(join(folder, name));
};
const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a63' } });

test('a photograph is published upright, smaller and without the place where it was taken', async () => {
  const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 0/1' } };
  const taken = await draw(3000, 2000).withExif(place).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const photo = await read('Me.JPG', taken);
  if (typeof photo === 'string') throw new Error(photo);
  const { exif, xmp, iptc, orientation, ...shown } = await sharp(photo.bytes).metadata();
  expect({ exif, xmp, iptc, orientation }).toEqual({});
  expect(photo.path).toBe('/photo.jpg');
  expect(shown).toMatchObject({ width: 1067, height: 1600, format: 'jpeg' });
  for (const format of ['png', 'webp', 'avif'] as const)
    expect(await read(`me.${format}`, await draw(20, 10).toFormat(format).toBuffer())).toMatchObject({
      path: `/photo.${format}`,
    });
});

test('what is no photograph that a browser shows is refused with a sentence', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  // The first box of a file from a phone: its brand is HEVC's.
  const heic = Buffer.from('0000001c667479706865696300000000686569636d696631000000', 'hex');
  for (const [name, bytes, sentence] of [
    ['me.jpg', svg, /it is SVG; export it as/],
    ['me.heic', heic, /it is no JPEG, PNG, WebP or AVIF; export it/],
    ['me.jpeg', heic, /cannot be read as a picture|it is HEIC/],
    ['me.png', '', /it cannot be read as a picture/],
    ['me.jpg', 'a picture', /it cannot be read as a picture/],
    ['me.png', await draw(16_000, 10).png().toBuffer(), /it has 16000 × 10 pixels, and 10000 a side/],
  ] as const)
    expect([name, await read(name, bytes)]).toEqual([name, expect.stringMatching(sentence)]);
});
