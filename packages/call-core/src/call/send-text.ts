import { toCallError } from '../call-error.ts';
import type { ProviderMessage } from '../provider-message.ts';
import type { SendResult } from './call.ts';
import { abilitiesOf, type CallParts, type Run } from './call-run.ts';

interface TextParts extends CallParts {
  readonly keep: (run: Run, message: ProviderMessage) => void;
}

/** What becomes of what the visitor types. */
export function createTexts({ clock, keep, options, tell, wishes }: TextParts) {
  /** Hands over `text`. It stands in the talk only if the provider took it: what it answers comes in a later turn. */
  function send(run: Run, text: string): SendResult {
    const { session } = run;
    if (!session?.sendText || !abilitiesOf(run).includes('text')) return { kind: 'refused', because: 'not-supported' };
    try {
      session.sendText(text);
    } catch (thrown) {
      return { kind: 'refused', because: 'failed', error: toCallError(thrown, 'send_failed') };
    }
    // No provider echoes it.
    run.conversation.write({ speaker: 'visitor', text, isFinal: true, isTyped: true }, clock.nowMs());
    keep(run, { type: 'transcript', role: 'user', transcriptType: 'final', transcript: text, source: 'typed' });
    return { kind: 'sent' };
  }

  return {
    send,
    /** Why `text` cannot be sent in any call, or undefined when it can. */
    findRefusal(text: string): SendResult | undefined {
      if (!text) return { kind: 'refused', because: 'empty' };
      const { textLimit } = options.provider;
      const size = textLimit?.measure(text) ?? 0;
      const max = textLimit?.max ?? Number.POSITIVE_INFINITY;
      return size > max ? { kind: 'refused', because: 'too-large', size, max } : undefined;
    },
    /** What was typed while waiting, in its order. */
    sendQueued(run: Run): void {
      const texts = wishes.queuedTexts;
      wishes.queuedTexts = [];
      for (const text of texts) {
        const result = send(run, text);
        if (result.kind === 'refused' && result.because === 'failed') tell('error', result.error);
      }
    },
  };
}
