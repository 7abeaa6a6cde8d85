import { describeFailure } from '../backend-error.ts';
import type { CallStore } from '../store/call-store.ts';
import type { VoiceBackend } from '../ports.ts';

export interface Finding {
  readonly isFine: boolean;
  readonly text: string;
}

const fine = (text: string): Finding => ({ isFine: true, text });
const fault = (text: string): Finding => ({ isFine: false, text });

/** By Firestore's codes. */
const CAUSES: Readonly<Record<number, string>> = {
  5: 'The project has no Firestore database; create one, or correct GOOGLE_CLOUD_PROJECT.',
  7: 'These credentials may not read the project’s Firestore; give the account the role Cloud Datastore User.',
  9: 'Firestore lacks an index; deploy firestore.indexes.json (`ship` does).',
  16: 'Google does not accept these credentials; run `gcloud auth application-default login` again.',
};

const MAIL_LATE_MS = 3_600_000;

/** Never throws. */
export async function* examine(parts: {
  readonly openStore: () => Promise<CallStore>;
  readonly openVoice: () => VoiceBackend;
  /** True for Firestore, where an extension has to send the mails. */
  readonly hasMailExtension: boolean;
  readonly nowMs: number;
}): AsyncGenerator<Finding> {
  let store: CallStore | undefined;
  try {
    store = await parts.openStore();
    yield* examineStore(store, parts);
  } catch (error) {
    yield fault(describeCause(error));
  }
  try {
    const voice = parts.openVoice();
    const found = await voice.findFault?.();
    yield found === undefined ? fine(`The voice ${voice.provider} answers.`) : fault(found);
  } catch (error) {
    yield fault(describeCause(error));
  }
  await store?.close().catch(() => undefined);
}

async function* examineStore(
  store: CallStore,
  { hasMailExtension, nowMs }: { readonly hasMailExtension: boolean; readonly nowMs: number },
): AsyncGenerator<Finding> {
  const state = await store.readSwitch();
  yield fine(state === 'open' ? 'The database answers; the site is open.' : `The database answers; closed: ${state}.`);
  // The newest page shows whether documents can be read; `broken` reads them all.
  const newest = { pages: 1 };
  const calls = await Array.fromAsync(store.listCalls(newest));
  yield fine(`Calls that can be read: ${calls.length} of the newest.`);
  for await (const { path, field } of store.listBroken(newest))
    yield fault(
      `The document ${path} cannot be read (${field}); look at it, or delete it: pnpm desk discard ${path}, with the --store of this command`,
    );
  if (!hasMailExtension) return;
  for await (const { createdAt, delivery, message } of store.listMails(newest)) {
    if (delivery?.state === 'ERROR') yield fault(`The mail “${message.subject}” did not go: ${delivery.error ?? ''}`);
    else if (delivery !== undefined) yield fine('Mails are sent.');
    else if (nowMs - Date.parse(createdAt) > MAIL_LATE_MS)
      yield fault(
        'Mails are written and not sent; install the extension “Trigger Email from Firestore” (docs/deploy.md).',
      );
    else continue;
    return;
  }
}

function describeCause(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code: unknown = Reflect.get(cause, 'code');
    const knownCause = typeof code === 'number' ? CAUSES[code] : undefined;
    if (knownCause !== undefined) return knownCause;
  }
  return error instanceof Error ? error.message : describeFailure(error).cause;
}
