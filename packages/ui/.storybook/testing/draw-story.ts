import type { Page } from 'playwright/test';
import { PNG } from 'pngjs';

const THEMES = ['dark', 'light'] as const;
/** Fits any component; small because pictures are committed. */
export const VIEWPORT = { width: 640, height: 480 };
const LIMIT_MS = 20_000;

/** Storybook internals. */
interface Render {
  readonly phase?: string;
  readonly story?: {
    readonly parameters: {
      readonly picture?: { readonly forcedColors?: 'active' };
      readonly viewport?: { readonly options?: Record<string, { styles: { width: string; height: string } }> };
    };
    readonly storyGlobals: { readonly theme?: string; readonly viewport?: { readonly value?: string } };
  };
}

/** Opens a story; returns the theme that it fixes. */
async function open(page: Page, id: string): Promise<string | undefined> {
  await page.setViewportSize(VIEWPORT);
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
  await page.goto(`iframe.html?id=${id}&viewMode=story&globals=theme:${THEMES[0]};motion:reduced`);
  const ending = await page.waitForFunction(
    () => {
      const { __STORYBOOK_PREVIEW__: storybook } = globalThis as unknown as {
        __STORYBOOK_PREVIEW__?: { currentRender?: Render };
      };
      const { phase = '', story } = storybook?.currentRender ?? {};
      if (!['finished', 'errored', 'aborted'].includes(phase)) return null;
      const { parameters, storyGlobals: { theme, viewport } = {} } = story ?? {};
      const size = parameters?.viewport?.options?.[viewport?.value ?? '']?.styles;
      return { phase, theme, size, forcedColors: parameters?.picture?.forcedColors };
    },
    undefined,
    { timeout: LIMIT_MS },
  );
  const { phase, theme, size, forcedColors } = (await ending.jsonValue()) ?? {};
  if (phase !== 'finished') throw new Error(`The story ${id} did not play to its end.`);
  if (size) await page.setViewportSize({ width: Number.parseInt(size.width), height: Number.parseInt(size.height) });
  if (forcedColors) await page.emulateMedia({ reducedMotion: 'reduce', forcedColors });
  return theme;
}

const turn = (page: Page, theme: string): Promise<unknown> =>
  page.evaluate(async (next) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, update: object) => void };
    };
    channel.emit('updateGlobals', { globals: { theme: next } });
    while (document.documentElement.dataset['theme'] !== next) await new Promise(requestAnimationFrame);
    // Script-driven motion settles in the next frame.
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  }, theme);

function halve(from: PNG): PNG {
  const [width, height] = [from.width >> 1, from.height >> 1];
  const to = new PNG({ width, height });
  const at = (x: number, y: number, channel: number): number => from.data[(y * from.width + x) * 4 + channel] ?? 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < 4; channel += 1)
        to.data[(y * width + x) * 4 + channel] =
          (at(x * 2, y * 2, channel) +
            at(x * 2 + 1, y * 2, channel) +
            at(x * 2, y * 2 + 1, channel) +
            at(x * 2 + 1, y * 2 + 1, channel)) /
          4;
  return to;
}

/** Steps of 8 of 256: gradients take half the bytes. */
const KEPT_STEP = 8;

function pack(shot: Buffer): Buffer {
  const picture = PNG.sync.read(shot);
  const packed = picture.width > VIEWPORT.width ? halve(picture) : picture;
  packed.data.forEach((value, at) => (packed.data[at] = Math.min(255, Math.round(value / KEPT_STEP) * KEPT_STEP)));
  return PNG.sync.write(packed, { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 });
}

export async function drawStory(page: Page, id: string): Promise<ReadonlyMap<string, Buffer>> {
  const fixedTheme = await open(page, id);
  const drawn = new Map<string, Buffer>();
  for (const theme of fixedTheme === undefined ? THEMES : [fixedTheme]) {
    await turn(page, theme);
    drawn.set(theme, pack(await page.screenshot({ animations: 'disabled', caret: 'hide' })));
  }
  return drawn;
}
