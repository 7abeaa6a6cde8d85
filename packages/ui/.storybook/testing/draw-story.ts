import type { Page } from 'playwright/test';
import { PNG } from 'pngjs';

const THEMES = ['dark', 'light'] as const;
/** What a component needs to be seen whole, and a dialog to be centred in; small, since every picture is kept. */
export const VIEWPORT = { width: 640, height: 480 };
/** How long a story may play. */
const LIMIT_MS = 20_000;

/** What of Storybook's own objects is read: how far a story is, and the window and the colours that it asks for. */
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

/** A story as it stands after it has played, in a window and with the colours that it asks for; returns its own theme. */
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
  // Else a picture of another state would be kept under this one's name.
  if (phase !== 'finished') throw new Error(`The story ${id} did not play to its end.`);
  if (size) await page.setViewportSize({ width: Number.parseInt(size.width), height: Number.parseInt(size.height) });
  if (forcedColors) await page.emulateMedia({ reducedMotion: 'reduce', forcedColors });
  return theme;
}

/** Turns the theme as the toolbar does, which loads and plays nothing anew. */
const turn = (page: Page, theme: string): Promise<unknown> =>
  page.evaluate(async (next) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, update: object) => void };
    };
    channel.emit('updateGlobals', { globals: { theme: next } });
    while (document.documentElement.dataset['theme'] !== next) await new Promise(requestAnimationFrame);
    // What turns by itself does so in the next frame.
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  }, theme);

/** Half as wide and high, each point the mean of four. */
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

/** Steps of a colour that are kept, of 256: gradients take half of the room so, and no change is hidden. */
const KEPT_STEP = 8;

/** As a picture is kept: small, since all of them are in the repository. A wide screen is halved, and none has an alpha. */
function pack(shot: Buffer): Buffer {
  const picture = PNG.sync.read(shot);
  const kept = picture.width > VIEWPORT.width ? halve(picture) : picture;
  kept.data.forEach((value, at) => (kept.data[at] = Math.min(255, Math.round(value / KEPT_STEP) * KEPT_STEP)));
  return PNG.sync.write(kept, { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 });
}

/** A story in each theme, or in the one that it has, by the name of the theme. */
export async function drawStory(page: Page, id: string): Promise<ReadonlyMap<string, Buffer>> {
  const own = await open(page, id);
  const drawn = new Map<string, Buffer>();
  for (const theme of own === undefined ? THEMES : [own]) {
    await turn(page, theme);
    drawn.set(theme, pack(await page.screenshot({ animations: 'disabled', caret: 'hide' })));
  }
  return drawn;
}
