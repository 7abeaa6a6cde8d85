import type { Guide, GuideTurn } from '@asad/call-core/guide';
import type { OpenCall, PrintedReply } from '@asad/content';

/** A turn as `pnpm ask --json` prints it. */
export function toPrinted({ reply, state }: GuideTurn): PrintedReply {
  const { sentences, action = null, suggestions } = reply;
  return { sentences, action, suggestions, ended: state.isOver };
}

/** Calls with a guide, line by line. */
export const openCall =
  (guide: Guide): OpenCall =>
  () => {
    let { state } = guide.begin();
    return (line) => {
      const turn = guide.replyTo(line, state);
      state = turn.state;
      return toPrinted(turn);
    };
  };
