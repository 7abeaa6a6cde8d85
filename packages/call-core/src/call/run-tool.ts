import type { ProviderEvent } from '../provider.ts';
import type { CallParts, Run } from './call-run.ts';

/** What an assistant is answered that asks for what the page does not offer; no word of the page's goes out. */
const REFUSED = { error: 'This page does not do that.' } as const;
const FAILED = { error: 'It did not work.' } as const;

/** Does what the assistant asks for, if the page offers it, and hands the result back where it is taken. */
export function runTool(
  run: Run,
  { id, name, arguments: given }: Extract<ProviderEvent, { type: 'tool-call' }>,
  { during, guard, options, tell }: CallParts,
): void {
  const answer = (result: unknown): void => {
    if (id !== undefined) guard(() => run.session?.answerTool?.(id, result));
  };
  const tools = options.tools ?? {};
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  let value: unknown;
  try {
    if (!tool) return answer(REFUSED);
    value = tool.schema.parse(given);
  } catch {
    // An assistant makes mistakes: it is told, and nobody else.
    return answer(REFUSED);
  }
  void (async () => tool.handle(value as never))().then(
    (result) =>
      during(run, () => {
        answer(result ?? null);
        tell('tool-call', { name, arguments: value, result });
      }),
    (error: unknown) => {
      guard.report(error);
      during(run, () => answer(FAILED));
    },
  );
}
