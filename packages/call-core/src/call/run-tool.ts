import type { ProviderEvent } from '../provider.ts';
import type { CallEventMap } from './call.ts';
import type { CallParts, Run } from './call-run.ts';

/** Does what the assistant asks for, if the page offers it, and hands the result back where it is taken. */
export function runTool(
  run: Run,
  { id, name, arguments: given }: Extract<ProviderEvent, { type: 'tool-call' }>,
  { during, guard, options: { tools = {} }, tell }: CallParts,
): void {
  const answer = (result: unknown): void => {
    if (id !== undefined) guard(() => run.session?.answerTool?.(id, result));
  };
  const refuse = (because: CallEventMap['tool-refused']['because'], error: unknown, words: string): void => {
    answer({ error: words });
    tell('tool-refused', { name, arguments: given, because, error });
  };
  // An assistant makes mistakes: what it is told of its own is the same as of what the page does not offer.
  const NOT_HERE = 'This page does not do that.';
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (!tool) return refuse('unknown', null, NOT_HERE);
  let value: unknown;
  try {
    value = tool.schema.parse(given);
  } catch (error) {
    return refuse('invalid', error, NOT_HERE);
  }
  // In a turn of its own: what the tool asks of the call is done by the time that it is answered.
  void Promise.resolve()
    .then(() => (run.end ? undefined : tool.handle(value as never)))
    .then(
      (result) =>
        during(run, () => {
          answer(result ?? null);
          tell('tool-call', { name, arguments: value, result });
        }),
      (error: unknown) => {
        guard.report(error);
        during(run, () => refuse('failed', error, 'It did not work.'));
      },
    );
}
