import type { ProviderEvent, StageStatus } from '../provider.ts';

/** Set-up steps are requests over a connection that already stands. */
const SETUP_LIMIT_MS = 8_000;

/**
 * The stages of a start by the SDK's own names, how long each may take, and the specification's name for its failure
 * (sections 4 and 8). A hosted function's cold start is 3–6 s and the provider's answer about 1 s; the call machine is
 * about 1.8 MB, 8 s on a slow 3G line, and the SDK itself gives up loading at 20 s; phones wait 1 s.
 */
const STAGES: ReadonlyMap<string, Partial<Extract<ProviderEvent, { type: 'stage' }>>> = new Map([
  ['web-call-creation', { limitMs: 15_000 }],
  ['daily-call-object-creation', { limitMs: 20_000, errorType: 'daily-call-object-creation-error' }],
  ['mobile-permissions', { limitMs: 3_000 }],
  ['daily-call-join', { limitMs: 20_000, errorType: 'daily-call-join-error' }],
  ['video-recording-setup', { limitMs: SETUP_LIMIT_MS, errorType: 'video-recording-setup-error' }],
  ['audio-observer-setup', { limitMs: SETUP_LIMIT_MS, errorType: 'audio-observer-setup-error' }],
  ['audio-processing-setup', { limitMs: SETUP_LIMIT_MS, errorType: 'audio-processing-setup-error' }],
]);

/** Whether the SDK's `name` is a stage of a start. */
export const isStage = (name: unknown): name is string => typeof name === 'string' && STAGES.has(name);

/** Whether a call goes on when this stage fails. */
export const isOptional = (stage: string): boolean => stage.endsWith('-setup');

/** The specification's name for a failure in `stage`, where it has one of its own. */
export const findErrorType = (stage: string): string | undefined => STAGES.get(stage)?.errorType;

/** How a stage goes, for the core. */
export function stageEvent(stage: string, status: StageStatus): ProviderEvent {
  return { type: 'stage', stage, status, ...STAGES.get(stage) };
}
