import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const SOUND = /^\/voice\/[\da-f]+\.mp3$/;
/** No longer than the call itself waits for a sound. */
const LONGEST_WAIT_MS = 4_000;
const LOOK_EVERY_MS = 50;

/**
 * Whether a sound that is not there comes soon: the first start serves while its voice is still being rendered, and
 * `voices.json` names what is to come. Anything else is answered at once.
 */
export async function awaitSound(root: string, path: string, longestMs = LONGEST_WAIT_MS): Promise<boolean> {
  if (!SOUND.test(path)) return false;
  const list = await readFile(join(root, 'voice/voices.json'), 'utf8').catch(() => '');
  if (!list.includes(`"${basename(path)}"`)) return false;
  // The voice step takes what is wanted first.
  await writeFile(join(root, `voice/.${basename(path)}.wanted`), '').catch(() => undefined);
  const lastLookMs = performance.now() + longestMs;
  while (performance.now() < lastLookMs) {
    if (existsSync(join(root, path))) return true;
    await sleep(LOOK_EVERY_MS);
  }
  return false;
}
