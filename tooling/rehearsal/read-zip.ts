import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** Reads the central directory; omits folders. */
export function readZip(zip: Buffer): ReadonlyMap<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end === -1 || zip.readUInt32LE(end) !== END) throw new Error('This is no zip archive.');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('The directory of the zip archive is broken.');
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const header = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    // The local header has its own lengths.
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const bytes = zip.subarray(start, start + size);
    if (!name.endsWith('/')) files.set(name, method === 0 ? bytes : inflateRawSync(bytes));
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return files;
}
