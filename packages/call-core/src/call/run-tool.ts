import type { ProviderEvent } from '../provider.ts';
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
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  let value: unknown;
  try {
    if (!tool) throw new RangeError('There is no such tool.');
    value = tool.schema.parse(given);
  } catch {
    // An assistant makes mistakes: it is told, as of what the page does not offer, and nobody else.
    return answer({ error: 'This page does not do that.' });
  }
  void (async () => tool.handle(value as never))().then(
    (result) =>
      during(run, () => {
        answer(result ?? null);
        tell('tool-call', { name, arguments: value, result });
      }),
    (error: unknown) => {
      guard.report(error);
      during(run, () => answer({ error: 'It did not work.' }));
    },
  );
}
