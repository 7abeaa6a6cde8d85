import type { ProviderEvent } from '../provider.ts';
import type { CallTool, ToolIssue, ToolSchema } from '../tool.ts';
import type { CallEventMap } from './call.ts';
import { during, type Run } from './run.ts';
import { createScope } from './scope.ts';

type Because = CallEventMap['tool-refused']['because'];

/** In milliseconds. */
const TOOL_LIMIT_MS = 20_000;

/** Runs a tool once per id. Unknown tools get no answer: the assistant or a server may have one of that name. */
export function runTool(
  run: Run,
  { id, name, arguments: rawArguments }: Extract<ProviderEvent, { type: 'tool-call' }>,
): void {
  const { guard, emitEvent, tools, toolResults } = run;
  const tool = Object.hasOwn(tools, name) ? (tools[name] as CallTool) : undefined;
  if (!tool) return emitEvent('tool-refused', { name, arguments: rawArguments, because: 'unknown', error: null });
  const result = toolResults.get(id ?? '') ?? useTool(run, tool, { name, rawArguments });
  if (id === undefined) return undefined;
  toolResults.set(id, result);
  void result.then((value) => during(run, () => guard(() => run.session?.answerTool?.(id, value))));
  return undefined;
}

async function useTool(
  run: Run,
  tool: CallTool,
  { name, rawArguments }: { name: string; rawArguments: unknown },
): Promise<unknown> {
  const { clock, guard, signs, emitEvent } = run;
  const scope = createScope(clock, guard);
  let because: Because = 'invalid';
  run.scope.add(scope.close);
  scope.add(
    clock.setTimer(tool.timeLimitMs ?? TOOL_LIMIT_MS, () => {
      because = 'timed-out';
      void scope.close();
    }),
  );
  signs.tools += 1;
  const finish = (report: () => void): void => {
    void scope.close();
    signs.tools -= 1;
    during(run, report);
  };
  try {
    // Run it in a separate update: the tool's own requests precede its result.
    const value = await scope.open(() => parse(tool.schema, rawArguments));
    because = 'failed';
    const result = run.end ? undefined : await scope.open((signal) => tool.run(value, { signal }));
    finish(() => emitEvent('tool-call', { name, arguments: value, result }));
    return result ?? null;
  } catch (error) {
    if (because === 'failed' && !scope.isClosed()) void guard(() => Promise.reject(error));
    finish(() => emitEvent('tool-refused', { name, arguments: rawArguments, because, error }));
    const reason = because === 'failed' ? 'It did not work.' : 'It took too long.';
    return { error: because === 'invalid' ? `Invalid arguments: ${explain(error)}` : reason };
  }
}

async function parse(schema: ToolSchema, rawArguments: unknown): Promise<unknown> {
  if (!('~standard' in schema)) return schema.parse(rawArguments);
  const result = await schema['~standard'].validate(rawArguments);
  if (result.issues) throw result;
  return result.value;
}

function explain(error: unknown): string {
  const { issues, message = error }: { issues?: readonly ToolIssue[]; message?: unknown } = Object(error);
  const words = issues?.map((issue) => {
    const path = issue.path?.map((step) => String(Object(step).key ?? step)).join('.');
    return path ? `${path}: ${issue.message}` : issue.message;
  });
  return words?.join('; ') ?? String(message);
}
