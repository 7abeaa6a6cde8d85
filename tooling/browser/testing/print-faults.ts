import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from 'playwright';

/** A printed sheet of A4, as it looks and as it reads. */
interface Sheet {
  readonly text: string;
  readonly width: number;
  /** Grey, row by row, 255 for paper. */
  readonly pixels: Uint8Array;
}

/** What a page looks like when it is printed on A4: 72 dots to an inch, which keeps a comma apart from none. */
export async function printSheets(page: Page): Promise<readonly Sheet[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await page.pdf({ format: 'A4' }));
  const sheets: Sheet[] = [];
  for (const sheet of document.pages()) {
    // In this order: drawing closes the sheet.
    const text = sheet.getText();
    const { width, data } = await sheet.render({ scale: 1, colorSpace: 'Gray' });
    sheets.push({ text, width, pixels: data });
  }
  document.destroy();
  library.destroy();
  return sheets;
}

/** Lighter than this is paper, or the soft edge of a letter. */
const INK_BELOW = 200;
/** A fifth of a sheet: more than the highest card, which moves to the next sheet whole. */
const MOST_BLANK = 0.2;
/** What printers cannot reach, in dots: 5 mm. */
const BORDER = 14;

/** The rows of a sheet on which something stands. */
function findInkedRows({ pixels, width }: Sheet): readonly number[] {
  const rows = Array.from({ length: pixels.length / width }, (_, row) => row);
  return rows.filter((row) => pixels.subarray(row * width, (row + 1) * width).some((grey) => grey < INK_BELOW));
}

function* findFaults(sheet: Sheet, isLast: boolean): Generator<string> {
  const { pixels, width } = sheet;
  const height = pixels.length / width;
  const rows = findInkedRows(sheet);
  const gaps = rows.slice(1).map((row, index) => row - (rows[index] ?? row));
  // The paper's own margin is no gap.
  if (!isLast) gaps.push(height - (rows[0] ?? 0) - (rows.at(-1) ?? 0));
  const widest = Math.max(...gaps) / height;
  if (widest > MOST_BLANK) yield `a band of ${Math.round(widest * 100)} % stands empty`;
  const isOutside = (_: number, at: number): boolean =>
    at % width < BORDER || at % width > width - BORDER || at < BORDER * width || at > pixels.length - BORDER * width;
  if (pixels.some((grey, at) => grey < INK_BELOW && isOutside(grey, at))) yield 'something stands beyond the margin';
}

/**
 * What is wrong with a printed page, sheet by sheet, in words: a blank band, something beyond the margin, and what its
 * box cuts off, which shows when nothing cuts any more.
 */
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
