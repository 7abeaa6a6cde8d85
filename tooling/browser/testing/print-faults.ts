import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from 'playwright';

interface Sheet {
  readonly text: string;
  readonly width: number;
  /** Grey levels by row; 255 is paper. */
  readonly pixels: Uint8Array;
}

/** Prints at 72 dpi, which distinguishes commas. */
export async function printSheets(page: Page): Promise<readonly Sheet[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await page.pdf({ format: 'A4' }));
  const sheets: Sheet[] = [];
  for (const sheet of document.pages()) {
    // Rendering closes the sheet: read the text first.
    const text = sheet.getText();
    const { width, data } = await sheet.render({ scale: 1, colorSpace: 'Gray' });
    sheets.push({ text, width, pixels: data });
  }
  document.destroy();
  library.destroy();
  return sheets;
}

/** Lighter pixels are paper or antialiasing. */
const INK_BELOW = 200;
/** More than the tallest card, which moves to the next sheet in one piece. */
const MOST_BLANK = 0.2;
/** The 5 mm margin that printers cannot reach, in dots. */
const BORDER = 14;

function findInkedRows({ pixels, width }: Sheet): readonly number[] {
  const rows = Array.from({ length: pixels.length / width }, (_, row) => row);
  return rows.filter((row) => pixels.subarray(row * width, (row + 1) * width).some((grey) => grey < INK_BELOW));
}

function* findFaults(sheet: Sheet, isLast: boolean): Generator<string> {
  const { pixels, width } = sheet;
  const height = pixels.length / width;
  const rows = findInkedRows(sheet);
  const gaps = rows.slice(1).map((row, index) => row - (rows[index] ?? row));
  // The sheet's bottom margin does not count.
  if (!isLast) gaps.push(height - (rows[0] ?? 0) - (rows.at(-1) ?? 0));
  const widest = Math.max(...gaps) / height;
  if (widest > MOST_BLANK) yield `a band of ${Math.round(widest * 100)} % stands empty`;
  const isOutside = (_: number, at: number): boolean =>
    at % width < BORDER || at % width > width - BORDER || at < BORDER * width || at > pixels.length - BORDER * width;
  if (pixels.some((grey, at) => grey < INK_BELOW && isOutside(grey, at))) yield 'something stands beyond the margin';
}

/** By sheet: blank bands, content in the margin, and clipped text (found by printing again without clipping). */
export async function findPrintFaults(page: Page): Promise<readonly string[]> {
  const sheets = await printSheets(page);
  const uncut = await page.addStyleTag({ content: '@media print { main * { overflow: visible !important } }' });
  const whole = await printSheets(page);
  await uncut.evaluate((style) => style.parentNode?.removeChild(style));
  return sheets.flatMap((sheet, index) => {
    const faults = [...findFaults(sheet, index === sheets.length - 1)];
    if (!sheet.pixels.every((grey, at) => grey === whole[index]?.pixels[at])) faults.push('something is cut off');
    return faults.map((fault) => `sheet ${index + 1}: ${fault}`);
  });
}
